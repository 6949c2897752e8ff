import { progressShared } from '../../progress/settings';
import { defineScreen } from '../../stage/screen';
import { BlueScreenOfDeathWindows10Settings } from './Settings.tsx';
import { BlueScreenOfDeathWindows10Stage } from './Stage';
import { crashSettings } from './settings';

export const screen = defineScreen({
  settings: crashSettings,
  mid: BlueScreenOfDeathWindows10Stage,
  right: BlueScreenOfDeathWindows10Settings,
  shared: progressShared,
  words: ['progress'],
  light: ({ layout }) => (layout === 'black' ? '#000000' : '#0077d7'),
});
