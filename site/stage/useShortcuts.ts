import { useEvent } from '../hooks/useEvent';
import { isHeldBack } from './heldBack';
import { latinKey } from './keys';
import type { KeyTaker } from './StageContext';

export type Shortcuts = {
  toggle: () => void;
  leave: () => void;
  previous: () => void;
  next: () => void;
  hideControls: () => void;
  showKeys: () => void;
};

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

function actionFor(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  switch (latinKey(event)) {
    case 'arrowleft':
      return shortcuts.previous;
    case 'arrowright':
      return shortcuts.next;
    case '?':
      return shortcuts.showKeys;
    case 'f':
      return shortcuts.toggle;
    case 'h':
      return shortcuts.hideControls;
  }
}

export function useShortcuts(shortcuts: Shortcuts, keyTakers: Set<KeyTaker>) {
  useEvent('document', 'keydown', (event) => {
    if (event.defaultPrevented || isIn(event, openLayers)) return;
    if (event.key === 'Escape') return shortcuts.leave();
    if (isIn(event, fieldsThatTakeLetters) || isAnswered(event)) return;
    for (const take of keyTakers) {
      if (take(event)) return event.preventDefault();
    }
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isCommand || event.repeat || isHeldBack()) return;
    const action = actionFor(event, shortcuts);
    if (!action) return;
    event.preventDefault();
    action();
  });
}
