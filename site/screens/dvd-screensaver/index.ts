import { defineScreen } from '../../stage/screen';
import { dvdFields, dvdState } from './fields';
import { DvdScreensaverPanel } from './Panel';
import { DvdScreensaverStage } from './Stage';
import { DvdScreensaverTools } from './Tools';

export const screen = defineScreen({
  fields: dvdFields,
  state: dvdState,
  stage: DvdScreensaverStage,
  panel: DvdScreensaverPanel,
  tools: DvdScreensaverTools,
});
