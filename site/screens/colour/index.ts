import { defineScreen } from '../../stage/screen';
import { colourFields } from './fields';
import { plainColour } from './model';
import { ColourPanel } from './Panel';
import { ColourStage } from './Stage';
import { ColourTools } from './Tools';

export const screen = defineScreen({
  fields: colourFields,
  stage: ColourStage,
  panel: ColourPanel,
  tools: ColourTools,
  light: plainColour,
  takesTaps: ({ check }) => check > 0,
});
