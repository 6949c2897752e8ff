import { progressFields } from '../../progress/settings';
import { choice } from '../../stage/settings';

export const looks = ['dark', 'light'] as const;

export const macSettings = () => ({
  ...progressFields(),
  look: choice(looks, 'dark'),
});

export type MacFields = ReturnType<typeof macSettings>;
