import { progressFields } from '../../progress/fields';
import { ProgressPanel } from '../../progress/ProgressPanel';
import { crashState } from '../../progress/useOwnCrash';
import { defineScreen } from '../../stage/screen';
import { FakeAndroidUpdateStage } from './Stage';

export const screen = defineScreen({
  fields: () => progressFields(),
  stage: FakeAndroidUpdateStage,
  panel: ProgressPanel,
  state: crashState,
  words: ['progress'],
  light: () => '#1f4d3a',
});
