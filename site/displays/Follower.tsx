import { useEffect, useRef } from 'react';
import { useChannel } from '../hooks/useChannel';
import { useEvent } from '../hooks/useEvent';
import type { StageExtras } from '../stage/LateExtras';
import { giveOrder } from '../stage/useOrders';
import { useStage } from '../stage/useStage';
import { type Bond, channelOf } from './bond';
import { type DisplayMessage, readMessage } from './displayMessage';

type Props = Pick<StageExtras, 'page' | 'goTo' | 'changeQuery'> & {
  bond: Bond & { role: 'follow' };
};

/** Shows what the window that opened this one shows. */
export function Follower({ bond: { visit, id }, page, goTo, changeQuery }: Props) {
  const { enter } = useStage();
  const here = page.addresses.bare;
  /** Where the leader is; on the way there, settings have to wait for the screen they are meant for. */
  const wanted = useRef(here);

  const post = useChannel<DisplayMessage>(channelOf(visit), (heard) => {
    const message = readMessage(heard);
    if (message?.kind === 'who') post({ kind: 'here', id });
    if (message?.kind === 'close') window.close();
    if (message?.kind === 'order') giveOrder(message.order);
    if (message?.kind !== 'show') return;
    const { address, query } = message;
    if (address === here && address === wanted.current) return changeQuery(() => query);
    wanted.current = address;
    goTo(() => address, query);
  });

  useEffect(() => post({ kind: 'here', id }), [post, id]);
  useEvent('window', 'pageshow', () => post({ kind: 'here', id }));
  useEvent('window', 'pagehide', () => post({ kind: 'gone', id }));

  useEffect(() => {
    mayFill().then((may) => may && enter());
  }, [enter]);
  return null;
}

/** Without a click only where the visitor or their administrator allowed it; asking in vain is noisy. */
async function mayFill(): Promise<boolean> {
  const name = { name: 'fullscreen', allowWithoutGesture: true } as unknown as PermissionDescriptor;
  try {
    return (await navigator.permissions.query(name)).state === 'granted';
  } catch {
    return false;
  }
}
