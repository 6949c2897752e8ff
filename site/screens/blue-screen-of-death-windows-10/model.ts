import { durationOf, type Plan } from '../../progress/model';
import { lengths } from './fields';

export const usualCode = 'CRITICAL_PROCESS_DIED';
export const helpAddress = 'https://www.windows.com/stopcode';

/** Not by the visitor's language: a Turkish i must not become İ in a name made of ASCII. */
export const shownCode = (typed: string) =>
  [...typed.trim().toUpperCase()].slice(0, lengths.code).join('') || usualCode;

/** The newer screen names the number of the error too, where there is one. */
export const codeWithNumber = (code: string) => (code === usualCode ? `${code} (0xEF)` : code);

/** Milliseconds: how long it stands still when it has counted, and how long a restart is dark. */
const pause = { complete: 3000, dark: 5000 };

export type Crash = {
  /** When the count that is shown began; all three are times since the first one began. */
  begun: number;
  isDark: boolean;
  /** When that changes. */
  next: number;
};

/** A machine that has counted to the end restarts, and crashes again. */
export function crashAt(plan: Plan, elapsed: number): Crash {
  if (plan.stuck) return { begun: 0, isDark: false, next: Infinity };
  const lit = durationOf(plan) + pause.complete;
  const cycle = lit + pause.dark;
  const begun = Math.floor(Math.max(0, elapsed) / cycle) * cycle;
  const isDark = elapsed - begun >= lit;
  return { begun, isDark, next: begun + (isDark ? cycle : lit) };
}
