import { progressState } from '../../progress/fields';
import { defineScreen } from '../../stage/screen';
import { macFields } from './fields';
import { FakeMacOsXUpdateScreenPanel } from './Panel';
import { FakeMacOsXUpdateScreenStage } from './Stage';

export const screen = defineScreen({
  fields: macFields,
  stage: FakeMacOsXUpdateScreenStage,
  panel: FakeMacOsXUpdateScreenPanel,
  state: progressState,
  words: ['progress'],
  light: ({ look }) => (look === 'light' ? '#c6c6c6' : '#48484a'),
});
