import type words from '../../../words/en/hacker-screen.json';

declare module '../../i18n/messages' {
  interface Messages {
    'hacker-screen': Pick<typeof words, 'screen'>;
  }
}
