import { defineScreen } from '../../stage/screen';
import { noSignalFields, noSignalState } from './fields';
import { NoSignalSmpteColorBarsScreensaverPanel } from './Panel';
import { NoSignalSmpteColorBarsScreensaverStage } from './Stage';

export const screen = defineScreen({
  fields: () => noSignalFields,
  stage: NoSignalSmpteColorBarsScreensaverStage,
  panel: NoSignalSmpteColorBarsScreensaverPanel,
  state: noSignalState,
});
