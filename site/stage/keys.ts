type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/** In lower case; where a keyboard has no Latin letters, the one that others have on that key. */
export function latinKey({ key, code }: Pressed): string {
  const letter = /^[!-~]$/.test(key) ? undefined : /^Key(.)/.exec(code)?.[1];
  return (letter ?? key).toLowerCase();
}

/** The stage's own keys, which a screen that takes all others may want to leave alone. */
export const isStageKey = (pressed: Pressed) => /^[fh?]$/.test(latinKey(pressed));
