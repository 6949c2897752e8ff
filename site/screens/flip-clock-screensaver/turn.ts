const bright = { filter: 'brightness(1)' };
const dark = { filter: 'brightness(var(--shade))' };
const flat = { transform: 'rotateX(0deg)', ...bright };
const falls = 'cubic-bezier(0.5, 0, 0.9, 0.6)';
const lands = 'cubic-bezier(0.1, 0.4, 0.5, 1)';

/** The upper leaf falls in the first half, over a shade that grows; the lower lands in the second. */
const motions = {
  shade: [{ ...bright, easing: falls }, dark, dark],
  fall: [
    { ...flat, easing: falls },
    { transform: 'rotateX(-90deg)', ...dark },
    { transform: 'rotateX(-90deg)', ...dark },
  ],
  land: [
    { transform: 'rotateX(90deg)', ...dark },
    { transform: 'rotateX(90deg)', ...dark, easing: lands },
    flat,
  ],
};

export type Motion = keyof typeof motions;

/**
 * The flip of a card, to be played again for each value. What takes it from the compositor to the
 * main thread: a delay, an end left open, a hidden back, new leaves or new animations every time,
 * and style sheet animations, whose events wake every listener.
 */
export function turnOf(card: Element): Animation[] {
  const names = Object.keys(motions) as Motion[];
  return names.flatMap((name) => {
    const leaf = card.querySelector(`[data-motion=${name}]`);
    return leaf ? leaf.animate(motions[name], { duration: 300, fill: 'both' }) : [];
  });
}
