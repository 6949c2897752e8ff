import { renderToString } from 'react-dom/server';
import { pageDataId, screenRootId } from '../elementIds';
import { printPage } from '../stage/page';
import { ScreenArea } from '../stage/ScreenArea';
import type { Shown } from '../stage/useWalk';

/** A root of its own, which the browser hydrates; the page around it stays as it is. */
export function ScreenRoot({ shown, offline }: { shown: Shown; offline: string | undefined }) {
  const html = renderToString(<ScreenArea first={shown} />);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
      <div id={screenRootId} data-offline={offline} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        id={pageDataId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
        dangerouslySetInnerHTML={{ __html: printPage(shown.page) }}
      />
    </>
  );
}
