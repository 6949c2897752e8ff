import { hydrateRoot } from 'react-dom/client';
import { pageDataId, screenRootId } from '../elementIds';
import { hasStylesOf, loadScreen } from '../stage/loadScreen';
import type { ScreenPage } from '../stage/page';
import { ScreenArea } from '../stage/ScreenArea';
import { carryThumbnail } from './carryThumbnail';
import { loadCommentsWhenNear } from './loadComments';
import { withoutAnimationIteration } from './withoutAnimationIteration';

const root = document.getElementById(screenRootId);
const data = document.getElementById(pageDataId)?.textContent;

async function start(root: HTMLElement, page: ScreenPage) {
  hasStylesOf(page);
  const screen = await loadScreen(page);
  hydrateRoot(withoutAnimationIteration(root), <ScreenArea first={{ page, screen }} />);
  const { offline = '' } = root.dataset;
  if (offline) import(/* @vite-ignore */ offline);
}

if (root && data) {
  const page: ScreenPage = JSON.parse(data);
  start(root, page);
  loadCommentsWhenNear(page);
}
carryThumbnail();
