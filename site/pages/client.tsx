import { hydrateRoot } from 'react-dom/client';
import { loadScreen } from '../screens';
import { pageDataId, type ScreenPage } from '../stage/page';
import { ScreenArea } from '../stage/ScreenArea';
import { carryThumbnail } from './carryThumbnail';
import { screenRootId } from './screenRootId';

const root = document.getElementById(screenRootId);
const data = document.getElementById(pageDataId)?.textContent;

if (root && data) {
  const page: ScreenPage = JSON.parse(data);
  const screen = await loadScreen(page.screen);
  hydrateRoot(root, <ScreenArea first={{ page, screen }} loadScreen={loadScreen} />);
}
carryThumbnail();
