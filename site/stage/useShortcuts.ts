import { useEvent } from '../hooks/useEvent';
import type { KeyTaker } from '../hooks/useKeyTaker';
import { isHeldBack } from '../waiting/heldBack';
import { actionAt, type StageAction } from './keys';

type Actions = Readonly<Record<StageAction, (event: KeyboardEvent) => void>>;

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

export function useShortcuts(keyTakers: Set<KeyTaker>, actions: Actions) {
  useEvent('document', 'keydown', (event) => {
    if (event.defaultPrevented || isIn(event, openLayers)) return;
    const action = actionAt(event);
    // No field, no screen and no link that waits may keep somebody from leaving.
    if (action === 'leave') return actions.leave(event);
    if (isIn(event, fieldsThatTakeLetters) || isAnswered(event)) return;
    for (const take of keyTakers) {
      if (take(event)) return event.preventDefault();
    }
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (!action || isCommand || event.repeat || isHeldBack()) return;
    event.preventDefault();
    actions[action](event);
  });
}
