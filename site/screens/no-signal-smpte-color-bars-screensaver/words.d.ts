import type words from '../../../words/en/no-signal-smpte-color-bars-screensaver.json';

declare module '../../i18n/messages' {
  interface Messages {
    'no-signal-smpte-color-bars-screensaver': Pick<typeof words, 'screen'>;
  }
}
