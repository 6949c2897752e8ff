import type words from '../../../words/en/blue-screen-of-death-windows.json';

declare module '../../i18n/messages' {
  interface Messages {
    'blue-screen-of-death-windows': Pick<typeof words, 'screen'>;
  }
}
