import { progressShared } from '../../progress/settings';
import { defineScreen } from '../../stage/screen';
import { FakeMacOsXUpdateScreenSettings } from './Settings.tsx';
import { FakeMacOsXUpdateScreenStage } from './Stage';
import { macSettings } from './settings';

export const screen = defineScreen({
  settings: macSettings,
  mid: FakeMacOsXUpdateScreenStage,
  right: FakeMacOsXUpdateScreenSettings,
  shared: progressShared,
  words: ['progress'],
  light: ({ look }) => (look === 'light' ? '#c6c6c6' : '#48484a'),
});
