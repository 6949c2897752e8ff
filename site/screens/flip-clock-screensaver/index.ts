import { defineScreen } from '../../stage/screen';
import { FlipClockScreensaverSettings } from './Settings.tsx';
import { FlipClockScreensaverStage } from './Stage';
import { flipClockSettings } from './settings';

export const screen = defineScreen({
  settings: flipClockSettings,
  mid: FlipClockScreensaverStage,
  right: FlipClockScreensaverSettings,
  light: ({ theme }, page) => (theme === 'light' ? '#e4e2dd' : page.light),
});
