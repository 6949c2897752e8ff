type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

const others = ['Enter', 'Backspace', 'Delete', 'Insert', 'Home', 'End', 'PageUp', 'PageDown'];
const walks = ['ArrowUp', 'ArrowDown'];
const shortcuts = ['f', 'h', '?'];

/**
 * Whether the key is one that this screen answers. In full screen that is any that types or moves;
 * on its page it leaves the ones that scroll and the stage's own.
 */
export function isAnswered(event: Pressed, full: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const types = [...event.key].length === 1;
  if (full) return types || others.includes(event.key) || walks.includes(event.key);
  const scrolls = event.key === ' ';
  const isShortcut = shortcuts.includes(event.key.toLowerCase());
  return event.key === 'Enter' || (types && !scrolls && !isShortcut);
}
