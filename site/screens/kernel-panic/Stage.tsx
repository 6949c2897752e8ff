import { useEffect, useRef, useState } from 'react';
import { useStage } from '../../stage/useStage';
import { messages } from './messages';
import { PowerIcon } from './PowerIcon';
import styles from './Stage.module.css';

export function KernelPanicStage() {
  const { full } = useStage();
  const wasFull = useRef(full);
  const [falls, setFalls] = useState(0);
  useEffect(() => {
    if (full && !wasFull.current) setFalls((before) => before + 1);
    wasFull.current = full;
  }, [full]);

  return (
    <div key={falls} className={styles.desktop}>
      <div className={styles.curtain} data-curtain />
      <div className={styles.box}>
        <PowerIcon className={styles.icon} />
        {messages.map(({ language, text }) => (
          <p key={language} lang={language}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
