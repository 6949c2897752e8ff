import type words from '../../../words/en/white-noise.json';

declare module '../../i18n/messages' {
  interface Messages {
    'white-noise': Pick<typeof words, 'screen'>;
  }
}
