import { ProgressSettings } from '../../progress/ProgressSettings';
import { progressFields } from '../../progress/settings';
import { crashShared } from '../../progress/useOwnCrash';
import { defineScreen } from '../../stage/screen';
import { FakeAndroidUpdateStage } from './Stage';

export const screen = defineScreen({
  settings: () => progressFields(),
  mid: FakeAndroidUpdateStage,
  right: ProgressSettings,
  shared: crashShared,
  words: ['progress'],
  light: () => '#1f4d3a',
});
