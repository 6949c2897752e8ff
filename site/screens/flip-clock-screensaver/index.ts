import { defineScreen } from '../../stage/screen';
import { flipClockFields } from './fields';
import { FlipClockScreensaverPanel } from './Panel';
import { FlipClockScreensaverStage } from './Stage';

export const screen = defineScreen({
  fields: flipClockFields,
  stage: FlipClockScreensaverStage,
  panel: FlipClockScreensaverPanel,
  light: ({ theme }, page) => (theme === 'light' ? '#e4e2dd' : page.light),
});
