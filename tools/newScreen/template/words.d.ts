import type words from './words.json';

declare module '../../../site/i18n/messages' {
  interface Messages {
    'new-screen': Pick<typeof words, 'screen'>;
  }
}
