type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/** What the stage does, in the order of the list of keys, and at which keys, as `latinKey` names them. */
export const stageKeys = {
  fill: ['f'],
  leave: ['escape'],
  walk: ['arrowleft', 'arrowright'],
  hide: ['h'],
  help: ['?'],
} as const;

export type StageAction = keyof typeof stageKeys;
export const stageActions = Object.keys(stageKeys) as StageAction[];

/** In lower case; where a keyboard has no Latin letters, the one that others have on that key. */
export function latinKey({ key, code }: Pressed): string {
  const letter = /^[!-~]$/.test(key) ? undefined : /^Key(.)/.exec(code)?.[1];
  return (letter ?? key).toLowerCase();
}

export function actionAt(pressed: Pressed): StageAction | undefined {
  const key = latinKey(pressed);
  return stageActions.find((action) => stageKeys[action].some((own) => own === key));
}

/** A screen that takes all other keys may want to leave these alone. */
export const isStageKey = (pressed: Pressed) => actionAt(pressed) !== undefined;

/** What is printed on the key that does it, where that is the same in every language. */
export function printedKey(action: StageAction): string | undefined {
  const [key] = stageKeys[action];
  return key.length === 1 ? key.toUpperCase() : undefined;
}
