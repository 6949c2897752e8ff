import { progressState } from '../../progress/fields';
import { ProgressPanel } from '../../progress/ProgressPanel';
import { defineScreen } from '../../stage/screen';
import { windows10UpdateFields } from './fields';
import { colour, FakeWindows10UpdateScreenStage } from './Stage';

export const screen = defineScreen({
  fields: windows10UpdateFields,
  stage: FakeWindows10UpdateScreenStage,
  panel: ProgressPanel,
  state: progressState,
  words: ['progress'],
  light: () => colour,
});
