import type { OperatorSettings } from '../../contract/operatorSettings';
import type { SiteManifest } from '../../contract/siteManifest';
import type { HeaderRecord } from '../../server/answers/securityHeaders';
import { siteHeaders } from '../../server/siteHeaders';
import { cacheControl } from '../../server/website/siteFile';

/** Files that are sent with the same headers. */
export type Kind = { readonly headers: HeaderRecord; readonly addresses: string[] };

export type Kinds = { readonly kinds: Kind[]; readonly notFound: HeaderRecord };

const same = (one: HeaderRecord, other: HeaderRecord) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What our server says of each file, so that other servers can say the same. */
export function headerKinds({ files, notFound }: SiteManifest, settings: OperatorSettings): Kinds {
  const security = siteHeaders(settings);
  const headersOf = (file: SiteManifest['files'][string]): HeaderRecord => ({
    ...security(file),
    'Cache-Control': cacheControl[file.cache],
    Vary: 'Accept-Encoding',
  });
  const kinds: Kind[] = [];
  for (const address of Object.keys(files).sort()) {
    const file = files[address];
    if (!file) continue;
    const headers = headersOf(file);
    const known = kinds.find((kind) => same(kind.headers, headers));
    if (known) known.addresses.push(address);
    else kinds.push({ headers, addresses: [address] });
  }
  const [page, ...others] = Object.values(notFound).map(headersOf);
  if (!page || others.some((other) => !same(page, other))) {
    throw new Error('The pages for unknown addresses differ in their headers between languages.');
  }
  return { kinds, notFound: page };
}
