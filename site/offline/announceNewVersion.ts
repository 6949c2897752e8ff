import { newVersionId } from '../elementIds';

/**
 * A new service worker claimed this page from the one it came from: the next page will be of a new
 * version, and so is this one if it is loaded again. It never happens but by the visitor's choice.
 */
export function announceNewVersion(workers: ServiceWorkerContainer) {
  const notice = document.getElementById(newVersionId);
  if (!notice || !workers.controller) return;
  workers.oncontrollerchange = () => {
    notice.hidden = false;
  };
  notice.onclick = ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    notice.hidden = true;
    if (target.value === 'reload') location.reload();
  };
}
