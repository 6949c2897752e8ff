import type { Locale } from '../i18n/locales';
import { messages } from '../i18n/words';
import type { Operator } from './operator';

/** What the comments say, for a file of its own: most visitors never scroll down to it. */
export const commentsWords = (locale: Locale, operator: Operator) =>
  JSON.stringify(messages(locale, ['comments'], operator).comments);
