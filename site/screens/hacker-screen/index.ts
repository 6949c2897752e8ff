import { defineScreen } from '../../stage/screen';
import { HackerScreenSettings } from './Settings';
import { HackerScreenStage } from './Stage';
import { hackerSettings } from './settings';

export const screen = defineScreen({
  settings: hackerSettings,
  mid: HackerScreenStage,
  right: HackerScreenSettings,
});
