import { createContext, type ReactNode, use, useCallback, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Tells people who cannot see it what has happened. */
export const useAnnounce = () => use(AnnounceContext);

export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', times: 0 });
  const announce = useCallback(
    (text: string) => setSaid(({ times }) => ({ text, times: times + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <p role="status" className="visually-hidden">
        {/* A new element, so that the same sentence is heard twice when it happens twice. */}
        <span key={said.times}>{said.text}</span>
      </p>
    </AnnounceContext>
  );
}
