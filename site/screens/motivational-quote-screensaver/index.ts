import { defineScreen } from '../../stage/screen';
import { quoteFields } from './fields';
import { MotivationalQuoteScreensaverPanel } from './Panel';
import { MotivationalQuoteScreensaverStage } from './Stage';

export const screen = defineScreen({
  fields: quoteFields,
  stage: MotivationalQuoteScreensaverStage,
  panel: MotivationalQuoteScreensaverPanel,
  light: ({ look }) => (look === 'light' ? '#efdccb' : '#4a3a66'),
});
