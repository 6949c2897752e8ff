export type Access = 'granted' | 'denied';

/** How often one key was hit in a row, since when. */
export type Taps = { key: string; count: number; since: number };

export const noTaps: Taps = { key: '', count: 0, since: 0 };

const secretKeys: Readonly<Record<string, Access>> = { Alt: 'granted', CapsLock: 'denied' };
const needed = 3;
/** Switching windows with Alt a few times an hour is no secret sign. */
const within = 2000;

export const isSecretKey = (key: string) => Object.hasOwn(secretKeys, key);

export function tap(taps: Taps, key: string, at: number): Taps {
  if (!isSecretKey(key)) return noTaps;
  const goesOn = taps.key === key && taps.count < needed && at - taps.since <= within;
  return goesOn ? { ...taps, count: taps.count + 1 } : { key, count: 1, since: at };
}

export const accessFor = ({ key, count }: Taps): Access | undefined =>
  count === needed ? secretKeys[key] : undefined;
