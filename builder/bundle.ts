import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { build, type InlineConfig, type Manifest } from 'vite';
import { folders } from './folders';

const manifestFolder = '.vite';

/** Beside the folder: what is in it is for visitors. */
const manifestOf = (folder: string) => `${folder}.manifest.json`;

export const entries = {
  client: 'site/pages/client.tsx',
  consent: 'site/consent/client.ts',
  consentParts: 'site/consent/parts.tsx',
  offline: 'site/offline/index.ts',
  renderer: 'site/pages/renderer.ts',
  server: 'server/main.ts',
};

/** Parts that pages name and load only when they are asked for. */
export const lateParts = {
  comments: 'site/comments/index.tsx',
  extras: 'site/pages/Extras.tsx',
};

const run = (config: InlineConfig['build'], publicDir: string | false = false) =>
  build({
    root: folders.root,
    logLevel: 'warn',
    publicDir,
    build: { emptyOutDir: true, ...config },
  });

/** The words of one language, by which a page is rendered anew only when its own language changes. */
export const wordsChunk = (locale: string) => `words-${locale}.js`;
const localeOfWords = (module: string) => /\/words\/(\w+)\/[^/]+\.json$/.exec(module)?.[1];

/** Without hashes in their names: one changed chunk would change every other that names it. */
const renderedChunks = {
  chunkFileNames: '[name].js',
  codeSplitting: {
    groups: [
      {
        test: (module: string) => localeOfWords(module) !== undefined,
        name: (module: string) => `words-${localeOfWords(module)}`,
        priority: 1,
        debugName: 'words',
      },
    ],
  },
};

/** Every screen is an entry of its own: pages name the file of theirs. */
async function screenEntries() {
  const screens = await readdir(`${folders.root}site/screens`, { withFileTypes: true });
  const names = screens.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, `site/screens/${name}/index.ts`]));
}

export async function bundle() {
  await run(
    {
      outDir: folders.client,
      manifest: true,
      rolldownOptions: {
        input: {
          client: entries.client,
          consent: entries.consent,
          offline: entries.offline,
          ...lateParts,
          ...(await screenEntries()),
        },
        // Nobody imports these by name here, and their exports must stay all the same.
        preserveEntrySignatures: 'strict',
      },
    },
    'public',
  );
  await run({
    outDir: folders.render,
    manifest: true,
    ssr: entries.renderer,
    ssrEmitAssets: true,
    rolldownOptions: { output: renderedChunks },
  });
  await run({ outDir: folders.server, ssr: entries.server });
  for (const folder of [folders.client, folders.render]) {
    await rename(`${folder}/${manifestFolder}/manifest.json`, manifestOf(folder));
    await rm(`${folder}/${manifestFolder}`, { recursive: true });
  }
}

export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(manifestOf(folder), 'utf8'));
