import type words from '../../../words/en/colour.json';

declare module '../../i18n/messages' {
  interface Messages {
    colour: Pick<typeof words, 'screen'>;
  }
}
