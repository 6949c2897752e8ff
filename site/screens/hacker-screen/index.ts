import { defineScreen } from '../../stage/screen';
import { hackerFields } from './fields';
import { HackerScreenPanel } from './Panel';
import { HackerScreenStage } from './Stage';

export const screen = defineScreen({
  fields: hackerFields,
  stage: HackerScreenStage,
  panel: HackerScreenPanel,
  takesTaps: () => true,
});
