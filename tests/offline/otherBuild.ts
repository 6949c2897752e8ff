import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { offline } from '../../builder/offline/offline';
import { readOperatorSettings } from '../../contract/operatorSettings';
import {
  MANIFEST_FILE,
  type SiteManifest,
  type SiteManifestFile,
} from '../../contract/siteManifest';

const read = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

const isCode = (file: string) => /^assets\/[^/]+\.js$/.test(file);

/** Other titles, and another name for every script, as a change in what all of them share makes it. */
function changeContent(client: string) {
  const names = filesIn(client)
    .filter(isCode)
    .map((file) => basename(file));
  const known = new Set(names);
  const renamed = (name: string) => (known.has(name) ? name.replace('.js', '-2.js') : name);
  for (const file of filesIn(client).filter((file) => isCode(file) || file.endsWith('.html'))) {
    const text = read(`${client}/${file}`);
    const changed = text.replace(/[\w-]+\.js/g, renamed).replaceAll('· Screenful', '· Screenful 2');
    writeFileSync(`${client}/${file}`, changed);
  }
  for (const name of names) {
    renameSync(`${client}/assets/${name}`, `${client}/assets/${name.replace('.js', '-2.js')}`);
  }
}

/** Pages that ask for no worker. */
function withoutWorker(client: string) {
  for (const file of filesIn(client).filter((file) => file.endsWith('.html'))) {
    const text = read(`${client}/${file}`);
    writeFileSync(`${client}/${file}`, text.replace(/ data-offline="[^"]+"/, ''));
  }
}

/** As a build describes its files, but without compressed copies. */
function describeAgain(dist: string) {
  const client = `${dist}/client`;
  const manifest: SiteManifest = JSON.parse(read(`${dist}/${MANIFEST_FILE}`));
  const known = new Map(Object.values({ ...manifest.files }).map((entry) => [entry.file, entry]));
  const described = (
    file: string,
    { br: _, gz: __, ...entry }: SiteManifestFile,
  ): SiteManifestFile => {
    const data = readFileSync(`${client}/${file}`);
    const etag = `"${createHash('sha256').update(data).digest('base64').slice(0, 22)}"`;
    return { ...entry, file, etag, size: data.length };
  };
  const code: SiteManifestFile = {
    file: 'x',
    type: 'text/javascript',
    etag: '"x"',
    size: 0,
    cache: 'immutable',
  };
  const files = filesIn(client).filter(
    (file) => !file.endsWith('404.html') && statSync(`${client}/${file}`).isFile(),
  );
  manifest.files = Object.fromEntries(
    files.map((file) => [
      `/${file.replace(/(^index)?\.html$/, '')}`,
      described(file, known.get(file) ?? code),
    ]),
  );
  for (const [locale, entry] of Object.entries(manifest.notFound)) {
    manifest.notFound[locale] = described(entry.file, entry);
  }
  writeFileSync(`${dist}/${MANIFEST_FILE}`, JSON.stringify(manifest));
}

/** As if the visitor had asked their browser to save data before this build came. */
function saveData(client: string) {
  const worker = read(`${client}/worker.js`);
  const asked = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
  writeFileSync(`${client}/worker.js`, `${asked}\n${worker}`);
}

type Kind = 'changed' | 'changed, saving data' | 'OFFLINE=off';

const isNeeded = (path: string) => !/\.(br|gz)$|\/cards\/|\/render\//.test(path);

/** A copy of the build as a later one might be: changed, or without its worker. */
export async function otherBuild(kind: Kind) {
  const dist = mkdtempSync(join(tmpdir(), 'screenful-build-'));
  cpSync('dist', dist, { recursive: true, filter: isNeeded });
  const client = `${dist}/client`;
  const isOff = kind === 'OFFLINE=off';
  if (isOff) withoutWorker(client);
  else changeContent(client);
  rmSync(`${client}/assets/offline`, { recursive: true });
  await offline(client, readOperatorSettings(isOff ? { OFFLINE: 'off' } : {}));
  if (kind === 'changed, saving data') saveData(client);
  describeAgain(dist);
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}
