import type { CompiledMessage } from 'icu-minify/format';

export type Values = Record<string, string | number>;

/** A text, the counted number itself, or parts in a row. */
type Node = string | 0 | readonly (string | 0 | Argument)[];
type Argument = readonly [name: string, kind?: number, branches?: Record<string, Node>];

const plural = 2;

/** Making one of these costs many times what using it does, and a screen may count several times a second. */
const formats: Record<string, Intl.NumberFormat> = {};
function inDigits(count: number, locale: string) {
  formats[locale] ??= new Intl.NumberFormat(locale);
  return formats[locale].format(count);
}
const rules: Record<string, Intl.PluralRules> = {};
function pluralOf(count: number, locale: string) {
  rules[locale] ??= new Intl.PluralRules(locale);
  return rules[locale].select(count);
}

/**
 * Prints a compiled message. It knows what our words use: arguments, numbers and plurals. The
 * package's own formatter also knows choices, dates and tags, which every page would have to load.
 */
export function format(message: CompiledMessage, locale: string, values: Values = {}): string {
  const print = (node: Node | undefined, count = 0): string => {
    if (typeof node === 'string') return node;
    if (!node) return inDigits(count, locale);
    return node
      .map((part) => (typeof part === 'object' ? fill(part) : print(part, count)))
      .join('');
  };
  const fill = ([name, kind, branches = {}]: Argument) => {
    const value = values[name];
    if (import.meta.env.DEV && value === undefined) {
      throw new Error(`This message needs a value for {${name}}.`);
    }
    const count = Number(value);
    if (kind === undefined) return `${value}`;
    if (kind !== plural) return print(0, count);
    const { [`=${count}`]: exact, other } = branches;
    return print(exact ?? branches[pluralOf(count, locale)] ?? other, count);
  };
  return print(message as Node);
}
