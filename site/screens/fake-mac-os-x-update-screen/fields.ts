import { progressFields } from '../../progress/fields';
import { choice } from '../../stage/fields';

export const looks = ['dark', 'light'] as const;

export const macFields = () => ({
  ...progressFields(),
  look: choice(looks, 'dark'),
});

export type MacFields = ReturnType<typeof macFields>;
