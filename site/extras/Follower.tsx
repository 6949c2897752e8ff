import { useEffect, useRef } from 'react';
import { useChannel } from '../hooks/useChannel';
import { useEvent } from '../hooks/useEvent';
import { giveOrder } from '../hooks/useOrders';
import type { StageExtras } from '../stage/Extras';
import { useStage } from '../stage/StageContext';
import { type Bond, channelOf } from './bond';
import { type News, readNews } from './news';

type Props = Pick<StageExtras, 'page' | 'goTo' | 'changeQuery'> & {
  bond: Bond & { role: 'follow' };
};

/** Shows what the window that opened this one shows. */
export function Follower({ bond: { visit, id }, page, goTo, changeQuery }: Props) {
  const { enter } = useStage();
  const here = page.addresses.full;
  /** Where the leader is; on the way there, settings have to wait for the screen they are meant for. */
  const wanted = useRef(here);

  const post = useChannel<News>(channelOf(visit), (heard) => {
    const news = readNews(heard);
    if (news?.kind === 'who') post({ kind: 'here', id });
    if (news?.kind === 'close') window.close();
    if (news?.kind === 'order') giveOrder(news.order);
    if (news?.kind !== 'show') return;
    const { address, query } = news;
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
