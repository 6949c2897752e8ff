import { useEvent } from '../hooks/useEvent';
import type { KeyTaker } from '../hooks/useKeyTaker';
import { isHeldBack } from '../waiting/isHeldBack';
import { latinKey } from './keys';

/** What the stage does at a key, named in lower case. */
type Shortcuts = Readonly<Record<string, () => void>>;

const fieldsThatTakeLetters =
  'input:not([type=range], [type=checkbox], [type=radio], [type=color]), textarea, select, [contenteditable]';

/** `:is` forgives what a browser does not know; alone, `:popover-open` would throw there. */
const openLayers = ':is(dialog, :popover-open)';

function isIn(event: Event, selector: string) {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

/** Whatever has the focus answers this key itself. */
function isAnswered(event: KeyboardEvent) {
  if (event.key === 'Enter' || event.key === ' ') return isIn(event, 'button, a, summary, input');
  return event.key.startsWith('Arrow') && isIn(event, 'input');
}

export function useShortcuts(keyTakers: Set<KeyTaker>, leave: () => void, shortcuts: Shortcuts) {
  useEvent('document', 'keydown', (event) => {
    if (event.defaultPrevented || isIn(event, openLayers)) return;
    if (event.key === 'Escape') return leave();
    if (isIn(event, fieldsThatTakeLetters) || isAnswered(event)) return;
    for (const take of keyTakers) {
      if (take(event)) return event.preventDefault();
    }
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isCommand || event.repeat || isHeldBack()) return;
    const action = shortcuts[latinKey(event)];
    if (!action) return;
    event.preventDefault();
    action();
  });
}
