import { useEffect, useState } from 'react';
import { TranslationsProvider } from '../i18n/translations';
import type { ExtrasProps } from '../stage/Extras';
import { isHeldBack } from '../stage/heldBack';
import { readBond } from './bond';
import { Follower } from './Follower';
import { KeysDialog } from './KeysDialog';
import { Leader } from './Leader';
import { Waiting } from './Waiting';

/** The keys, and what a window has to do with others: it waits as its link asks, follows or leads. */
export function Extras({ words, begin, ...props }: ExtrasProps) {
  const { page, panel, closed } = props;
  const [heldBack] = useState(isHeldBack);
  const [bond] = useState(() => readBond(window.name));
  const isBare = page.kind === 'full';

  // Who leaves a window that follows for its page wants it for themselves.
  const isLeft = !isBare && bond?.role === 'follow';
  useEffect(() => {
    if (isLeft) window.name = '';
  }, [isLeft]);
  return (
    <TranslationsProvider locale={page.tag} messages={{ ...page.messages, ...words }}>
      {panel === 'keys' && <KeysDialog closed={closed} />}
      {heldBack && <Waiting begin={begin} />}
      {isBare && bond?.role === 'follow' && <Follower bond={bond} {...props} />}
      {(!isBare || bond?.role === 'lead') && (
        <Leader visit={bond?.role === 'lead' ? bond.visit : undefined} {...props} />
      )}
    </TranslationsProvider>
  );
}
