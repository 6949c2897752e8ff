/** A text that starts again where it ends, with the places at which its lines start. */
export type Source = { text: string; starts: readonly number[] };

export type Line = {
  /** Counted from the very first, so that a line keeps its number while others scroll away. */
  number: number;
  text: string;
};

/** A text whose last line is not ended would run into its own first one. */
export function sourceOf(text: string): Source {
  const ended = text.endsWith('\n') ? text : `${text}\n`;
  const breaks = [...ended.matchAll(/\n/g)].map(({ index }) => index + 1);
  return { text: ended, starts: [0, ...breaks.slice(0, -1)] };
}

/** The last of the ascending `starts` that is not beyond `place`. */
function lineAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The end of what has been typed, as at most `most` lines. It is cut out of the source each time,
 * so the hundred-thousandth character costs what the first did.
 */
export function lastLines({ text, starts }: Source, typed: number, most: number): Line[] {
  const round = Math.floor(typed / text.length);
  const place = typed % text.length;
  const last = round * starts.length + lineAt(starts, place);
  const first = Math.max(0, last - most + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const line = number % starts.length;
    const end = number === last ? place : (starts[line + 1] ?? text.length) - 1;
    return { number, text: text.slice(starts[line], end) };
  });
}

export const typedAfter = (typed: number, characters: number) => Math.max(0, typed + characters);

/** Milliseconds between the keys of somebody who types fast, and now and then has to think. */
const rhythm = [70, 55, 80, 65, 95, 60, 75, 50, 210, 65, 85, 55, 70, 60, 120, 75, 50, 90, 65, 540];

export const pauseBefore = (key: number) => rhythm[key % rhythm.length] ?? 0;
