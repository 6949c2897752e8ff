type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

export type StageAction = 'fill' | 'leave' | 'walk' | 'hide' | 'help';

export const fillKey = 'f';

/** What the stage does at which key, as `latinKey` names it, in the order of the list of keys. */
export const stageKeys: Readonly<Record<string, StageAction>> = {
  [fillKey]: 'fill',
  escape: 'leave',
  arrowleft: 'walk',
  arrowright: 'walk',
  h: 'hide',
  '?': 'help',
};

/** In lower case; where a keyboard has no Latin letters, the one that others have on that key. */
export function latinKey({ key, code }: Pressed): string {
  const letter = /^[!-~]$/.test(key) ? undefined : /^Key(.)/.exec(code)?.[1];
  return (letter ?? key).toLowerCase();
}

export const actionAt = (pressed: Pressed) => stageKeys[latinKey(pressed)];

/** A screen that takes all other keys may want to leave these alone. */
export const isStageKey = (pressed: Pressed) => actionAt(pressed) !== undefined;
