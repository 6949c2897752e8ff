import { readFileSync } from 'node:fs';
import { MANIFEST_FILE, type SiteManifest } from '../../contract/siteManifest';

type Kind = 'screen' | 'full screen' | 'text';

function kindOf(address: string, html: string): Kind {
  if (!html.includes('id="screen"')) return 'text';
  return /^(\/[a-z]{2})?\/full(\/|$)/.test(address) ? 'full screen' : 'screen';
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** What each kind of page weighs on the wire. */
export function benchBytes() {
  const manifest: SiteManifest = JSON.parse(readFileSync(`dist/${MANIFEST_FILE}`, 'utf8'));
  const kinds = new Map<Kind, { html: number[]; script: number[] }>();
  for (const [address, { file, br = 0 }] of Object.entries(manifest.files)) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(`dist/client/${file}`, 'utf8');
    const kind = kindOf(address, html);
    const weights = kinds.get(kind) ?? { html: [], script: [] };
    kinds.set(kind, weights);
    const loaded = html.matchAll(
      /<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)/g,
    );
    weights.html.push(br);
    weights.script.push(sum([...loaded].map(([, url = '']) => manifest.files[url]?.gz ?? 0)));
  }
  console.log('Bytes per page: HTML with its styles (brotli), script (gzip)');
  for (const [kind, { html, script }] of kinds) {
    console.log(
      `  ${kind} (${html.length} pages): HTML median ${median(html)}, worst ${Math.max(...html)}; ` +
        `script median ${median(script)}, worst ${Math.max(...script)}`,
    );
  }
}
