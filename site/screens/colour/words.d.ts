import type colour from '../../../words/en/colour.json';

declare module '../../i18n/messages' {
  interface Messages {
    colour: typeof colour;
  }
}
