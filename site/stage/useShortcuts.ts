import { useEvent } from '../hooks/useEvent';
import { isHeldBack } from './heldBack';
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
const fieldsThatTakeArrows = 'input, textarea, select, [contenteditable], [role=radiogroup]';

/** Enter and Space belong to a button or link that has the focus. */
const isPress = (event: KeyboardEvent) =>
  (event.key === 'Enter' || event.key === ' ') && isIn(event, 'button, a, summary');

function isIn(event: Event, selector: string) {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

function actionFor(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  switch (event.key) {
    case 'ArrowLeft':
      return isIn(event, fieldsThatTakeArrows) ? undefined : shortcuts.previous;
    case 'ArrowRight':
      return isIn(event, fieldsThatTakeArrows) ? undefined : shortcuts.next;
    case '?':
      return shortcuts.showKeys;
  }
  switch (event.key.toLowerCase()) {
    case 'f':
      return shortcuts.toggle;
    case 'h':
      return shortcuts.hideControls;
  }
}

export function useShortcuts(shortcuts: Shortcuts, keyTakers: Set<KeyTaker>) {
  useEvent('document', 'keydown', (event) => {
    if (event.defaultPrevented || isIn(event, 'dialog, [popover]')) return;
    if (event.key === 'Escape') return shortcuts.leave();
    if (isIn(event, fieldsThatTakeLetters) || isPress(event)) return;
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
