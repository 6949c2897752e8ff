import { defineScreen } from '../../stage/screen';
import { BrokenScreenSettings } from './Settings.tsx';
import { BrokenScreenStage } from './Stage';
import { brokenScreenSettings, defaults } from './settings';

export const screen = defineScreen({
  settings: brokenScreenSettings,
  mid: BrokenScreenStage,
  right: BrokenScreenSettings,
  light: ({ colour }, page) => (colour === defaults.colour ? page.light : colour),
});
