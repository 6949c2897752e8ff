import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { type Json, mapTexts } from './json';
import { pageWordsSchema } from './schema';

/** Files by name, such as `stage` or `red-screen`. */
export type Words = Record<string, Json>;

export type CheckOptions = {
  /** Where the files are, such as `words/de`. */
  folder: string;
  /** Files that are not a page's words. */
  shared: readonly string[];
  /** Files whose pages have a screen, and comments with their tips. */
  screens: readonly string[];
  /** Texts that are right as they are in English. */
  sameAsEnglish: readonly string[];
};

function textsOf(json: Json): Map<string, string> {
  const texts = new Map<string, string>();
  mapTexts(json, (text, path) => {
    texts.set(path.join('.'), text);
    return text;
  });
  return texts;
}

const kinds = ['select', 'plural', 'selectordinal', 'number', 'date', 'time'];

/** The arguments that a compiled message asks for, with their kinds, also inside its branches. */
function argumentsIn(message: CompiledMessage): string[] {
  if (typeof message === 'string') return [];
  return message.flatMap((node) => {
    if (typeof node === 'string' || node === 0) return [];
    const [name, kind, branches] = node;
    const own = typeof kind === 'number' ? `{${name}, ${kinds[kind - 1]}}` : `{${name}}`;
    const nested = kind === 1 || kind === 2 || kind === 3 ? Object.values(branches ?? {}) : [];
    return [own, ...nested.flatMap((branch) => argumentsIn(branch as CompiledMessage))];
  });
}

function argumentsOf(text: string): string {
  if (syntaxProblem(text)) return '';
  return [...new Set(argumentsIn(compile(text)))].sort().join(' ');
}

function syntaxProblem(text: string): string | undefined {
  try {
    compile(text);
  } catch (reason) {
    return `is not a valid ICU message (${reason instanceof Error ? reason.message : reason})`;
  }
}

/** What is wrong with one file for itself. */
export function checkFile(name: string, json: Json, shared: readonly string[]): string[] {
  const shape = shared.includes(name) ? undefined : pageWordsSchema.safeParse(json).error;
  const problems = (shape?.issues ?? []).map(
    ({ path, message }) => `${path.join('.') || 'the file'} does not fit the schema: ${message}`,
  );
  for (const [key, text] of textsOf(json)) {
    const problem = text.trim() === '' ? 'is empty' : syntaxProblem(text);
    if (problem) problems.push(`${key} ${problem}`);
    if (text.includes("'")) problems.push(`${key} has a straight apostrophe; write ’`);
  }
  return problems;
}

function checkAgainstEnglish(english: Json, translated: Json, options: CheckOptions): string[] {
  const [ours, theirs] = [textsOf(english), textsOf(translated)];
  const problems: string[] = [];
  for (const [key, text] of ours) {
    const translation = theirs.get(key);
    if (translation === undefined) {
      problems.push(`${key} is missing`);
      continue;
    }
    if (argumentsOf(text) !== argumentsOf(translation)) {
      problems.push(
        `${key} must use ${argumentsOf(text) || 'no placeholder'}, not ${argumentsOf(translation) || 'none'}`,
      );
    }
    const isWords = /\p{Letter}{2}/u.test(text.replace(/\{[^}]*\}/g, ''));
    if (text === translation && isWords && !options.sameAsEnglish.includes(text)) {
      problems.push(`${key} is not translated: "${text}"`);
    }
  }
  for (const key of theirs.keys()) {
    if (!ours.has(key)) problems.push(`${key} does not exist in English`);
  }
  return problems;
}

const hasTip = (json: Json) => typeof json === 'object' && 'tip' in json;

/** Every problem of a translation, with the file and the key that have it. */
export function checkTranslation(english: Words, translated: Words, options: CheckOptions) {
  const problems: string[] = [];
  for (const [name, json] of Object.entries(english)) {
    const file = `${options.folder}/${name}.json`;
    const translation = translated[name];
    if (translation === undefined) {
      problems.push(
        `${file} is missing: copy words/en/${name}.json and translate it (docs/translating.md)`,
      );
      continue;
    }
    if (options.screens.includes(name) && !hasTip(translation)) {
      problems.push(`${file} has no tip: the page would have no tips and no comments`);
    }
    const found = [
      ...checkFile(name, translation, options.shared),
      ...(english === translated ? [] : checkAgainstEnglish(json, translation, options)),
    ];
    problems.push(...found.map((problem) => `${file}: ${problem}`));
  }
  for (const name of Object.keys(translated)) {
    if (!(name in english))
      problems.push(`${options.folder}/${name}.json does not exist in English`);
  }
  return problems;
}
