import { integer } from '../../../site/stage/fields';

export const lights = { min: 1, max: 12, default: 6 };

export const newScreenFields = () => ({
  lights: integer(lights),
});

export type NewScreenFields = ReturnType<typeof newScreenFields>;
