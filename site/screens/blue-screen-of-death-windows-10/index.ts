import { progressState } from '../../progress/fields';
import { defineScreen } from '../../stage/screen';
import { crashFields } from './fields';
import { BlueScreenOfDeathWindows10Panel } from './Panel';
import { BlueScreenOfDeathWindows10Stage } from './Stage';

export const screen = defineScreen({
  fields: crashFields,
  stage: BlueScreenOfDeathWindows10Stage,
  panel: BlueScreenOfDeathWindows10Panel,
  state: progressState,
  words: ['progress'],
  light: ({ layout }) => (layout === 'black' ? '#000000' : '#0077d7'),
});
