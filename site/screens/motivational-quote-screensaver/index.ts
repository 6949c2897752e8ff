import { defineScreen } from '../../stage/screen';
import { MotivationalQuoteScreensaverSettings } from './Settings.tsx';
import { MotivationalQuoteScreensaverStage } from './Stage';
import { quoteSettings } from './settings';

export const screen = defineScreen({
  settings: quoteSettings,
  mid: MotivationalQuoteScreensaverStage,
  right: MotivationalQuoteScreensaverSettings,
  light: ({ look }) => (look === 'light' ? '#efdccb' : '#4a3a66'),
});
