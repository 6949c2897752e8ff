import { defineScreen } from '../../stage/screen';
import { WhiteNoiseSettings } from './Settings.tsx';
import { WhiteNoiseStage } from './Stage';
import { whiteNoiseSettings, whiteNoiseShared } from './settings';

export const screen = defineScreen({
  settings: () => whiteNoiseSettings,
  mid: WhiteNoiseStage,
  right: WhiteNoiseSettings,
  shared: whiteNoiseShared,
});
