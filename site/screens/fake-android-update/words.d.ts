import type words from '../../../words/en/fake-android-update.json';

declare module '../../i18n/messages' {
  interface Messages {
    'fake-android-update': Pick<typeof words, 'screen'>;
  }
}
