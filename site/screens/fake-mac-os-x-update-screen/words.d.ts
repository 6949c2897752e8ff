import type words from '../../../words/en/fake-mac-os-x-update-screen.json';

declare module '../../i18n/messages' {
  interface Messages {
    'fake-mac-os-x-update-screen': Pick<typeof words, 'screen'>;
  }
}
