import type words from '../../../words/en/fake-windows-xp-update-screen.json';

declare module '../../i18n/messages' {
  interface Messages {
    'fake-windows-xp-update-screen': Pick<typeof words, 'screen'>;
  }
}
