import { ProgressSettings } from '../../progress/ProgressSettings';
import { progressFields, progressShared } from '../../progress/settings';
import { defineScreen } from '../../stage/screen';
import { FakeWindows11UpdateScreenStage } from './Stage';

export const screen = defineScreen({
  settings: () => progressFields(),
  mid: FakeWindows11UpdateScreenStage,
  right: ProgressSettings,
  shared: progressShared,
  words: ['progress'],
  light: () => '#000000',
});
