import type words from '../../../words/en/fake-windows-11-update-screen.json';

declare module '../../i18n/messages' {
  interface Messages {
    'fake-windows-11-update-screen': Pick<typeof words, 'screen'>;
  }
}
