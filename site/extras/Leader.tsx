import { useDisplays } from '../hooks/useDisplays';
import type { StageExtras } from '../stage/Extras';
import { FollowersBar } from './FollowersBar';
import { Panel } from './Panel';
import { useFollowers } from './useFollowers';

type Props = Pick<StageExtras, 'page' | 'query' | 'panel' | 'closed'> & {
  visit: string | undefined;
};

/** The window from which a screen is shared; the panel may be closed, those that follow go on. */
export function Leader({ visit, page, query, panel, closed }: Props) {
  const followers = useFollowers(visit, page.addresses.full, query);
  const displays = useDisplays();
  if (panel === 'share') return <Panel {...{ page, query, closed, followers, displays }} />;
  return page.kind === 'standard' && <FollowersBar {...followers} />;
}
