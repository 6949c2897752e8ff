import type film from '../../../words/en/film.json';

declare module '../../i18n/messages' {
  interface Messages {
    film: typeof film;
  }
}
