import type brokenScreen from '../../../words/en/broken-screen.json';

declare module '../../i18n/messages' {
  interface Messages {
    'broken-screen': typeof brokenScreen;
  }
}
