import { progressFields, progressState } from '../../progress/fields';
import { ProgressPanel } from '../../progress/ProgressPanel';
import { defineScreen } from '../../stage/screen';
import { FakeWindowsXpUpdateScreenStage } from './Stage';

export const screen = defineScreen({
  fields: () => progressFields(),
  stage: FakeWindowsXpUpdateScreenStage,
  panel: ProgressPanel,
  state: progressState,
  words: ['progress'],
  light: () => '#000000',
});
