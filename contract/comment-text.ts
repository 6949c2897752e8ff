import { commentLimits } from './comment-limits';

/** Line breaks stay; a tab or any other space becomes a plain one. */
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const OTHER_SPACE = /[^\S\n]/g;

/** Control characters, what turns the reading direction of the rest of the page, what is invisible. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
const keepLineBreak = (character: string) => (character === '\n' ? '\n' : '');

/** Joiners hold emoji and some scripts together, but only between two characters. */
const IDLE_JOINERS =
  /(?<![^\s\u200C\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?![^\s\u200C\u200D])|(?<=[\u200C\u200D])[\u200C\u200D]+/gu;

/** No written language stacks more marks than this on one letter; a heap of them covers other lines. */
const HEAP_OF_MARKS = /(\p{M}{4})\p{M}+/gu;
const MANY_BLANK_LINES = /\n{3,}/g;

/**
 * The text as it is stored and shown. Normalising comes last, because taking a character out can
 * bring two others together.
 */
export function cleanText(raw: string): string {
  return raw
    .slice(0, commentLimits.rawText)
    .replace(LINE_BREAK, '\n')
    .replace(OTHER_SPACE, ' ')
    .replace(UNSEEN, keepLineBreak)
    .replace(IDLE_JOINERS, '')
    .replace(HEAP_OF_MARKS, '$1')
    .replace(/ +\n/g, '\n')
    .replace(MANY_BLANK_LINES, '\n\n')
    .trim()
    .normalize('NFC');
}

export const countCharacters = (text: string) => [...text].length;

export const firstCharacters = (text: string, count: number) => [...text].slice(0, count).join('');
