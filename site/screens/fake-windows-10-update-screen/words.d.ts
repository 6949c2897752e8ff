import type words from '../../../words/en/fake-windows-10-update-screen.json';

declare module '../../i18n/messages' {
  interface Messages {
    'fake-windows-10-update-screen': Pick<typeof words, 'screen'>;
  }
}
