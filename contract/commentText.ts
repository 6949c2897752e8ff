import { commentLimits } from './commentLimits';

/** Line breaks stay; any other space becomes a plain one, also the letter of Braille without a dot. */
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const OTHER_SPACE = /[^\S\n]|\u2800/g;

/** Control characters, what turns the reading direction of the rest of the page, what is invisible. */
const UNSEEN =
  /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
const stays: Readonly<Record<string, string>> = { '\n': '\n', '\t': ' ' };

/** Joiners hold emoji and some scripts together, but only one at a time and between two characters. */
const MORE_JOINERS = /(?<=[\u200C\u200D])[\u200C\u200D]+/g;
const IDLE_JOINER = /(?<!\S)[\u200C\u200D]|[\u200C\u200D](?!\S)/g;

/** No written language stacks more marks than this on one letter; a heap of them covers other lines. */
const HEAP_OF_MARKS = /(\p{M}{4})\p{M}+/gu;
const MANY_BLANK_LINES = /\n{3,}/g;

/** Marks, joiners and selectors alone are nothing that anybody could read. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The text as it is stored and shown. Normalising comes last, because taking a character out can
 * bring two others together.
 */
export function cleanText(raw: string): string {
  const clean = raw
    .slice(0, commentLimits.rawText)
    .replace(LINE_BREAK, '\n')
    .replace(UNSEEN, (character) => stays[character] ?? '')
    .replace(OTHER_SPACE, ' ')
    .replace(MORE_JOINERS, '')
    .replace(IDLE_JOINER, '')
    .replace(HEAP_OF_MARKS, '$1')
    .replace(/ +\n/g, '\n')
    .replace(MANY_BLANK_LINES, '\n\n')
    .trim()
    .normalize('NFC');
  return SEEN.test(clean) ? clean : '';
}

export const countCharacters = (text: string) => [...text].length;

export const firstCharacters = (text: string, count: number) => [...text].slice(0, count).join('');
