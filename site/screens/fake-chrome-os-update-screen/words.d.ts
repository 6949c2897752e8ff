import type words from '../../../words/en/fake-chrome-os-update-screen.json';

declare module '../../i18n/messages' {
  interface Messages {
    'fake-chrome-os-update-screen': Pick<typeof words, 'screen'>;
  }
}
