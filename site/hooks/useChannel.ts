import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from './useLatest';

/** Hears what other tabs of the site say on a channel; what it returns speaks to them. */
export function useChannel<T>(name: string, heard: (message: T) => void) {
  const latest = useLatest(heard);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const opened = new BroadcastChannel(name);
    opened.onmessage = ({ data }: MessageEvent<T>) => latest.current(data);
    channel.current = opened;
    return () => opened.close();
  }, [name, latest]);
  return useCallback((message: T) => channel.current?.postMessage(message), []);
}
