import { FollowersBar } from '../displays/FollowersBar';
import { useFollowers } from '../displays/useFollowers';
import { useDisplays } from '../hooks/useDisplays';
import { ShareDialog } from '../share/ShareDialog';
import type { StageExtras } from '../stage/LateExtras';

type Props = Pick<StageExtras, 'page' | 'query' | 'panel' | 'closed'> & {
  visit: string | undefined;
};

/** The window from which a screen is shared; the panel may be closed, those that follow go on. */
export function Leader({ visit, page, query, panel, closed }: Props) {
  const followers = useFollowers(visit, page.addresses.bare, query);
  const displays = useDisplays();
  if (panel === 'share') return <ShareDialog {...{ page, query, closed, followers, displays }} />;
  return page.kind === 'standard' && <FollowersBar {...followers} />;
}
