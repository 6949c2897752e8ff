import type words from '../../../words/en/blue-screen-of-death-windows-10.json';

declare module '../../i18n/messages' {
  interface Messages {
    'blue-screen-of-death-windows-10': Pick<typeof words, 'screen'>;
  }
}
