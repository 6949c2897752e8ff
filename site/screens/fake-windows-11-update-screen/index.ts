import { progressFields, progressState } from '../../progress/fields';
import { ProgressPanel } from '../../progress/ProgressPanel';
import { defineScreen } from '../../stage/screen';
import { FakeWindows11UpdateScreenStage } from './Stage';

export const screen = defineScreen({
  fields: () => progressFields(),
  stage: FakeWindows11UpdateScreenStage,
  panel: ProgressPanel,
  state: progressState,
  words: ['progress'],
  light: () => '#000000',
});
