import { useEffect, useMemo, useState } from 'react';
import { readBond } from '../displays/bond';
import { Follower } from '../displays/Follower';
import { TranslationsProvider } from '../i18n/translations';
import { KeysDialog } from '../stage/KeysDialog';
import type { ExtrasProps } from '../stage/LateExtras';
import { useStage } from '../stage/useStage';
import { isHeldBack } from '../waiting/heldBack';
import { Waiting } from '../waiting/Waiting';
import { Leader } from './Leader';

/** The keys, and what a window has to do with others: it waits as its link asks, follows or leads. */
export function Extras({ words, begin, ...props }: ExtrasProps) {
  const { page, panel, closed } = props;
  const [heldBack] = useState(isHeldBack);
  const [bond] = useState(() => readBond(window.name));
  const { enter, keyTakers } = useStage();
  const isBare = page.kind === 'bare';
  const messages = useMemo(() => ({ ...page.messages, ...words }), [page.messages, words]);

  // Who leaves a window that follows for its page wants it for themselves.
  const isLeft = !isBare && bond?.role === 'follow';
  useEffect(() => {
    if (isLeft) window.name = '';
  }, [isLeft]);
  return (
    <TranslationsProvider locale={page.tag} messages={messages}>
      {panel === 'keys' && <KeysDialog closed={closed} />}
      {heldBack && <Waiting {...{ begin, enter, keyTakers }} />}
      {isBare && bond?.role === 'follow' && <Follower bond={bond} {...props} />}
      {(!isBare || bond?.role === 'lead') && (
        <Leader visit={bond?.role === 'lead' ? bond.visit : undefined} {...props} />
      )}
    </TranslationsProvider>
  );
}
