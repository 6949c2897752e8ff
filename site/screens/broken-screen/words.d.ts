import type words from '../../../words/en/broken-screen.json';

declare module '../../i18n/messages' {
  interface Messages {
    'broken-screen': Pick<typeof words, 'screen'>;
  }
}
