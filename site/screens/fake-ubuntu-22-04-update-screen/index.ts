import { progressFields } from '../../progress/fields';
import { ProgressPanel } from '../../progress/ProgressPanel';
import { crashState } from '../../progress/useOwnCrash';
import { defineScreen } from '../../stage/screen';
import { FakeUbuntu2204UpdateScreenStage } from './Stage';

export const screen = defineScreen({
  fields: () => progressFields(),
  stage: FakeUbuntu2204UpdateScreenStage,
  panel: ProgressPanel,
  state: crashState,
  words: ['progress'],
  light: () => '#5e2750',
});
