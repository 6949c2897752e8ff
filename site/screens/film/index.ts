import { defineScreen } from '../../stage/screen';
import { filmFields } from './fields';
import { FilmPanel } from './Panel';
import { FilmStage } from './Stage';

export const screen = defineScreen({
  fields: filmFields,
  stage: FilmStage,
  panel: FilmPanel,
  words: ['offline'],
});
