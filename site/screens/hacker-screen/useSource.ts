import { useEffect, useState } from 'react';
import kernel from './kernel.txt?url';
import { sourceOf } from './model';
import opening from './opening.txt?raw';

const first = sourceOf(opening);
export const openingLength = first.text.length;

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/**
 * The code to type. Its opening comes with the page and the rest once somebody looks; if that
 * fails, the opening repeats.
 */
export function useSource(wanted: boolean) {
  const [source, setSource] = useState(first);
  const [settled, setSettled] = useState(false);
  const missing = wanted && !settled;

  useEffect(() => {
    if (!missing) return;
    const leaving = new AbortController();
    fetchText(kernel, leaving.signal)
      .then((rest) => setSource(sourceOf(opening + rest)))
      .catch((reason) => {
        if (leaving.signal.aborted) return;
        console.info('The rest of the code could not be loaded:', reason);
      })
      .finally(() => !leaving.signal.aborted && setSettled(true));
    return () => leaving.abort();
  }, [missing]);

  return { source, settled };
}
