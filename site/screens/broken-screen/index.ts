import { defineScreen } from '../../stage/screen';
import { brokenScreenFields, defaults } from './fields';
import { BrokenScreenPanel } from './Panel';
import { BrokenScreenStage } from './Stage';

export const screen = defineScreen({
  fields: brokenScreenFields,
  stage: BrokenScreenStage,
  panel: BrokenScreenPanel,
  light: ({ colour }, page) => (colour === defaults.colour ? page.light : colour),
});
