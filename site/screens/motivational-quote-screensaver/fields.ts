import { choice, flag, integer, text } from '../../stage/fields';

export const sizeRange = { min: 0, max: 100, default: 0 };
export const longest = { paragraph: 300, author: 60 };
export const looks = ['dark', 'light'] as const;

export const quoteFields = () => ({
  paragraph: text('', longest.paragraph),
  author: text('', longest.author),
  additionalSize: integer(sizeRange),
  /** Our own one-liners in turn instead of one quote. */
  rotate: flag(false),
  look: choice(looks, 'dark'),
});

export type QuoteFields = ReturnType<typeof quoteFields>;
