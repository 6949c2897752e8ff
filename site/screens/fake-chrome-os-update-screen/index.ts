import { ProgressSettings } from '../../progress/ProgressSettings';
import { progressFields } from '../../progress/settings';
import { crashShared } from '../../progress/useOwnCrash';
import { defineScreen } from '../../stage/screen';
import { FakeChromeOsUpdateScreenStage } from './Stage';

export const screen = defineScreen({
  settings: () => progressFields(),
  mid: FakeChromeOsUpdateScreenStage,
  right: ProgressSettings,
  shared: crashShared,
  words: ['progress'],
  light: () => '#dfe7f5',
});
