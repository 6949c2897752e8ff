import { useRef, useState } from 'react';
import { isStageKey } from '../../stage/keys';
import type { ScreenProps } from '../../stage/screen';
import { useStage, useStageKeys } from '../../stage/useStage';
import { AccessBox } from './AccessBox';
import { Code } from './Code';
import type { HackerFields } from './fields';
import { type Keystroke, keystrokeOf } from './keys';
import { typedAfter } from './model';
import styles from './Stage.module.css';
import { useAccess } from './useAccess';
import { useAutoTyping } from './useAutoTyping';
import { openingLength, useSource } from './useSource';

const isOnStage = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-stage]') !== null;

export function HackerScreenStage({ settings }: ScreenProps<HackerFields>) {
  const { full, running } = useStage();
  const { source, settled } = useSource(running);
  const { access, listen, close } = useAccess(full);
  const [typed, setTyped] = useState(openingLength);
  const isUsed = useRef(false);
  const isTouch = useRef(false);

  const press = (keystroke: Keystroke) => {
    const characters = keystroke === 'type' ? settings.speed : -settings.speed;
    setTyped((now) => typedAfter(now, characters));
  };
  const act = (keystroke: Keystroke) => {
    if (access) close();
    else press(keystroke);
  };

  useStageKeys((event) => {
    if (listen(event)) return true;
    const keystroke = keystrokeOf(event);
    if (!keystroke) return false;
    const isTaken = full || isUsed.current || isOnStage(event);
    if (isStageKey(event) && !isTaken) return false;
    isUsed.current = true;
    if (!access || !event.repeat) act(keystroke);
    return true;
  });
  useAutoTyping(() => press('type'), settings.auto && running && !access);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are taken from the whole stage
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken from the whole stage
    <div
      className={styles.hacker}
      onPointerUp={({ pointerType }) => {
        isTouch.current = pointerType !== 'mouse';
        if (isTouch.current) act('type');
        else if (access) close();
      }}
      onClick={(event) => {
        // Fast typing with the thumbs is a row of double taps, and must not leave full screen.
        if (isTouch.current) event.preventDefault();
      }}
    >
      <Code source={source} typed={settled ? typed : Math.min(typed, openingLength)} />
      {/* Readers tell what changes inside a status, but seldom what comes together with it. */}
      <div role="status">{access && <AccessBox access={access} />}</div>
    </div>
  );
}
