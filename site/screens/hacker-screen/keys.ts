export type Keystroke = 'type' | 'delete';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

/** What a key does to the text. With Ctrl, ⌘ or Alt it is meant for the browser. */
export function keystrokeOf(event: Pressed): Keystroke | undefined {
  const writesThirdLevel = event.getModifierState('AltGraph');
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (isCommand && !writesThirdLevel) return undefined;
  if (event.key === 'Backspace') return 'delete';
  const isPrintable = [...event.key].length === 1 || event.key === 'Dead';
  return isPrintable || event.key === 'Enter' ? 'type' : undefined;
}
