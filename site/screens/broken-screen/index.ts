import { defineScreen } from '../../stage/screen';
import { BrokenScreenSettings } from './Settings';
import { BrokenScreenStage } from './Stage';
import { brokenScreenSettings } from './settings';

export const screen = defineScreen({
  settings: brokenScreenSettings,
  mid: BrokenScreenStage,
  right: BrokenScreenSettings,
  light: ({ colour }) => colour,
});
