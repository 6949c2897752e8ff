import type words from '../../../words/en/dvd-screensaver.json';

declare module '../../i18n/messages' {
  interface Messages {
    'dvd-screensaver': Pick<typeof words, 'screen'>;
  }
}
