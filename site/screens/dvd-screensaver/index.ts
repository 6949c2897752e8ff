import { defineScreen } from '../../stage/screen';
import { DvdScreensaverSettings } from './Settings.tsx';
import { DvdScreensaverStage } from './Stage';
import { dvdSettings, dvdShared } from './settings';
import { DvdScreensaverTools } from './Tools';

export const screen = defineScreen({
  settings: dvdSettings,
  shared: dvdShared,
  mid: DvdScreensaverStage,
  right: DvdScreensaverSettings,
  tools: DvdScreensaverTools,
});
