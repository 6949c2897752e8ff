import type { Locale } from '../i18n/locales';
import { messages } from '../i18n/words';
import type { Operator } from './operator';

/** What the parts say that pages load late, in files of their own: most visitors never need them. */
const files = { comments: ['comments'], extras: ['keys', 'share'] } as const;
export type LateName = keyof typeof files;
export const lateNames = Object.keys(files) as LateName[];

export const lateWords = (name: LateName, locale: Locale, operator: Operator) =>
  JSON.stringify(messages(locale, files[name], operator));
