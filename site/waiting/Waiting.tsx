import { useEffect, useState } from 'react';
import { useAlarm } from '../hooks/useAlarm';
import { useEvent } from '../hooks/useEvent';
import { type KeyTaker, useKeyTaker } from '../hooks/useKeyTaker';
import { usePageShown } from '../hooks/usePageShown';
import { readWait } from './wait';

/** Keys that people press to wake a page, as opposed to those that work the browser. */
const wakes = /^(.|Enter|Tab|Backspace|Delete|Home|End|Arrow.+|Page.+)$/u;

type Props = {
  /** Lets the screen that was held back begin. */
  begin: () => void;
  /** Fills the display, which browsers allow at a press alone. */
  enter: () => void;
  keyTakers: Set<KeyTaker>;
};

/** Shows nothing until a press or a time, then lets the screen begin and takes it full at a press. */
export function Waiting({ begin, enter, keyTakers }: Props) {
  const [wait] = useState(() => readWait(document.documentElement.dataset.wait));
  const [isOver, setOver] = useState(false);
  const rang = useTimer(wait === 'press' ? Number.POSITIVE_INFINITY : wait * 1000);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once, when the time is up
  useEffect(() => {
    if (rang) begin();
  }, [rang]);

  const press = () => {
    if (wait !== 'press' && !rang) return;
    begin();
    enter();
    setOver(true);
  };
  useEvent('document', 'click', press, !isOver);
  const take: KeyTaker = (event) => {
    const isPress = wakes.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (isPress) press();
    return isPress;
  };
  useKeyTaker(keyTakers, take, !isOver);
  return null;
}

/** True once so many milliseconds have passed since somebody first saw the page. */
function useTimer(milliseconds: number): boolean {
  const shown = usePageShown();
  const [shownAt, setShownAt] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (shown) setShownAt((at) => Math.min(at, Date.now()));
  }, [shown]);
  return useAlarm((rang) => (rang ? Infinity : shownAt + milliseconds), shown) > 0;
}
