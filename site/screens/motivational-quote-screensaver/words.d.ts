import type words from '../../../words/en/motivational-quote-screensaver.json';

declare module '../../i18n/messages' {
  interface Messages {
    'motivational-quote-screensaver': Pick<typeof words, 'screen'>;
  }
}
