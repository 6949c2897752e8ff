import { progressFields } from '../../progress/fields';
import { ProgressPanel } from '../../progress/ProgressPanel';
import { crashState } from '../../progress/useOwnCrash';
import { defineScreen } from '../../stage/screen';
import { FakeChromeOsUpdateScreenStage } from './Stage';

export const screen = defineScreen({
  fields: () => progressFields(),
  stage: FakeChromeOsUpdateScreenStage,
  panel: ProgressPanel,
  state: crashState,
  words: ['progress'],
  light: () => '#dfe7f5',
});
