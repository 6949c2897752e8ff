import { defineScreen } from '../../../site/stage/screen';
import { newScreenFields } from './fields';
import { NewScreenPanel } from './Panel';
import { NewScreenStage } from './Stage';

export const screen = defineScreen({
  fields: newScreenFields,
  stage: NewScreenStage,
  panel: NewScreenPanel,
});
