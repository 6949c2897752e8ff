import { ProgressSettings } from '../../progress/ProgressSettings';
import { progressFields } from '../../progress/settings';
import { crashShared } from '../../progress/useOwnCrash';
import { defineScreen } from '../../stage/screen';
import { FakeUbuntu2204UpdateScreenStage } from './Stage';

export const screen = defineScreen({
  settings: () => progressFields(),
  mid: FakeUbuntu2204UpdateScreenStage,
  right: ProgressSettings,
  shared: crashShared,
  words: ['progress'],
  light: () => '#5e2750',
});
