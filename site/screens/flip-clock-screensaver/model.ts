import type { FlipClockValues } from './fields';

/** Two leaves each; a blank leaf is a space. */
export type Reading = { hours: string; minutes: string; seconds: string };

/** What the clock shows before it knows the time. */
export const unset: Reading = { hours: '−−', minutes: '−−', seconds: '−−' };

const withZero = (value: number) => String(value).padStart(2, '0');

export function readingAt(time: Date, isTwelve: boolean): Reading {
  const hours = time.getHours();
  return {
    hours: isTwelve ? String(((hours + 11) % 12) + 1).padStart(2) : withZero(hours),
    minutes: withZero(time.getMinutes()),
    seconds: withZero(time.getSeconds()),
  };
}

/** English alone does not tell 12 from 24 hours; the visitor's own English does. */
export function regionalTag(tag: string, visitorTags: readonly string[]): string {
  const languageOf = (tag: string) => tag.split('-')[0];
  return visitorTags.find((visitor) => languageOf(visitor) === languageOf(tag)) ?? tag;
}

export function hasTwelveHours(hours: FlipClockValues['hours'], tag: string): boolean {
  if (hours !== 'auto') return hours === '12';
  return new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}

/** What Intl makes of a time in one language; making the formats is what costs. */
export function clockWords(tag: string, isTwelve: boolean) {
  const spoken = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: isTwelve,
  });
  const halves = new Intl.DateTimeFormat(tag, { hour: 'numeric', hour12: true });
  const date = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long' });
  return (time: Date) => ({
    spoken: spoken.format(time),
    half: halves.formatToParts(time).find(isHalf)?.value ?? '',
    date: date.format(time),
  });
}

const isHalf = ({ type }: Intl.DateTimeFormatPart) => type === 'dayPeriod';
