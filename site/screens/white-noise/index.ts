import { defineScreen } from '../../stage/screen';
import { whiteNoiseFields, whiteNoiseState } from './fields';
import { WhiteNoisePanel } from './Panel';
import { WhiteNoiseStage } from './Stage';

export const screen = defineScreen({
  fields: () => whiteNoiseFields,
  stage: WhiteNoiseStage,
  panel: WhiteNoisePanel,
  state: whiteNoiseState,
});
