import type words from '../../../words/en/flip-clock-screensaver.json';

declare module '../../i18n/messages' {
  interface Messages {
    'flip-clock-screensaver': Pick<typeof words, 'screen'>;
  }
}
