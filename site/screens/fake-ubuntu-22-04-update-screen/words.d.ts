import type words from '../../../words/en/fake-ubuntu-22-04-update-screen.json';

declare module '../../i18n/messages' {
  interface Messages {
    'fake-ubuntu-22-04-update-screen': Pick<typeof words, 'screen'>;
  }
}
