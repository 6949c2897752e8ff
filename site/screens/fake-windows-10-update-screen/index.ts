import { ProgressSettings } from '../../progress/ProgressSettings';
import { progressShared } from '../../progress/settings';
import { defineScreen } from '../../stage/screen';
import { colour, FakeWindows10UpdateScreenStage } from './Stage';
import { windows10UpdateSettings } from './settings';

export const screen = defineScreen({
  settings: windows10UpdateSettings,
  mid: FakeWindows10UpdateScreenStage,
  right: ProgressSettings,
  shared: progressShared,
  words: ['progress'],
  light: () => colour,
});
