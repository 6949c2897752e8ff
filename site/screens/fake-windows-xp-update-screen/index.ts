import { ProgressSettings } from '../../progress/ProgressSettings';
import { progressFields, progressShared } from '../../progress/settings';
import { defineScreen } from '../../stage/screen';
import { FakeWindowsXpUpdateScreenStage } from './Stage';

export const screen = defineScreen({
  settings: () => progressFields(),
  mid: FakeWindowsXpUpdateScreenStage,
  right: ProgressSettings,
  shared: progressShared,
  words: ['progress'],
  light: () => '#000000',
});
