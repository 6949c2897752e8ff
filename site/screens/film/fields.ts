import { choice, flag } from '../../stage/fields';

export const speeds = ['0.5', '1', '2'] as const;

export const filmFields = () => ({
  speed: choice(speeds, '1'),
  mirrored: flag(false),
});

export type FilmFields = ReturnType<typeof filmFields>;
