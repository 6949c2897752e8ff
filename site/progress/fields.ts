import { flag, integer, type Values } from '../stage/fields';
import type { Plan } from './model';

export const minutesRange = { min: 1, max: 1440 };
export const startRange = { min: 0, max: 99 };

/** The settings of a screen that shows progress, with the defaults that it wants. */
export const progressFields = ({ minutes = 1, start = 0 } = {}) => ({
  minutes: integer({ ...minutesRange, default: minutes }),
  start: integer({ ...startRange, default: start }),
  stuck: flag(false),
});

export type ProgressFields = ReturnType<typeof progressFields>;

export const planOf = ({ minutes, start, stuck }: Values<ProgressFields>): Plan => ({
  minutes,
  startPercentage: start,
  stuck,
});

/** When the update began; unknown until somebody sees it. */
export type ProgressState = { startedAt: number | null };
export const progressState: ProgressState = { startedAt: null };
