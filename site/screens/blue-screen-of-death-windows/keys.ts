import { isStageKey } from '../../stage/keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const editing = ['Enter', 'Backspace', 'Delete', 'Insert'];
const moving = ['Home', 'End', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown'];

/**
 * Whether this screen answers the key. In full screen it answers any that types or moves; on its
 * page it leaves alone the keys that scroll and those of the stage.
 */
export function isAnswered(event: Pressed, full: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const types = [...event.key].length === 1;
  if (full) return types || editing.includes(event.key) || moving.includes(event.key);
  const scrolls = event.key === ' ';
  return event.key === 'Enter' || (types && !scrolls && !isStageKey(event));
}
