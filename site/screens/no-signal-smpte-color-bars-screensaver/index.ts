import { defineScreen } from '../../stage/screen';
import { NoSignalSmpteColorBarsScreensaverSettings } from './Settings.tsx';
import { NoSignalSmpteColorBarsScreensaverStage } from './Stage';
import { noSignalSettings, noSignalShared } from './settings';

export const screen = defineScreen({
  settings: () => noSignalSettings,
  mid: NoSignalSmpteColorBarsScreensaverStage,
  right: NoSignalSmpteColorBarsScreensaverSettings,
  shared: noSignalShared,
});
