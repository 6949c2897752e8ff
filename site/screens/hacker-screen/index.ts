import { defineScreen } from '../../stage/screen';
import { HackerScreenSettings } from './Settings.tsx';
import { HackerScreenStage } from './Stage';
import { hackerSettings } from './settings';

export const screen = defineScreen({
  settings: hackerSettings,
  mid: HackerScreenStage,
  right: HackerScreenSettings,
  takesTaps: () => true,
});
