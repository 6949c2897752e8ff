import type words from '../../../words/en/film.json';

declare module '../../i18n/messages' {
  interface Messages {
    film: Pick<typeof words, 'screen'>;
  }
}
