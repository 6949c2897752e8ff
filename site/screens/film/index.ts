import { defineScreen } from '../../stage/screen';
import { FilmSettings } from './Settings.tsx';
import { FilmStage } from './Stage';
import { filmSettings } from './settings';

export const screen = defineScreen({
  settings: filmSettings,
  mid: FilmStage,
  right: FilmSettings,
  words: ['offline'],
});
