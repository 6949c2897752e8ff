import { flag, integer } from '../../stage/fields';

export const speed = { min: 1, max: 16, default: 3 };

export const hackerFields = () => ({
  /** Characters per key. */
  speed: integer(speed),
  auto: flag(false),
});

export type HackerFields = ReturnType<typeof hackerFields>;
