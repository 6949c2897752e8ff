import { defineScreen } from '../../stage/screen';
import { plainColour } from './model';
import { ColourSettings } from './Settings.tsx';
import { ColourStage } from './Stage';
import { colourSettings } from './settings';
import { ColourTools } from './Tools';

export const screen = defineScreen({
  settings: colourSettings,
  mid: ColourStage,
  right: ColourSettings,
  tools: ColourTools,
  light: plainColour,
  takesTaps: ({ check }) => check > 0,
});
