import { choice, flag, integer, type Values } from '../../stage/fields';

export const hourCycles = ['auto', '12', '24'] as const;
export const themes = ['dark', 'light'] as const;
export const brightness = { min: 5, max: 100, default: 100 };

export const flipClockFields = () => ({
  hours: choice(hourCycles, 'auto'),
  seconds: flag(true),
  date: flag(false),
  theme: choice(themes, 'dark'),
  brightness: integer(brightness),
});

export type FlipClockFields = ReturnType<typeof flipClockFields>;
export type FlipClockValues = Values<FlipClockFields>;
