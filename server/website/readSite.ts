import { join } from 'node:path';
import { defaultLocale } from '../../contract/defaultLocale';
import {
  CLIENT_FOLDER,
  type SiteManifest,
  type SiteManifestFile,
} from '../../contract/siteManifest';
import type { SecurityHeaders } from '../answers/securityHeaders';
import { StartUpError } from '../startUpError';
import { type ErrorPage, notFoundPage } from './notFoundPage';
import { bodyReader } from './readBodies';
import { readManifest } from './readManifest';
import { type SiteFile, siteFile } from './siteFile';

export type BuiltSite = {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly notFound: (locale: string) => ErrorPage;
  readonly commentedPaths: ReadonlySet<string>;
  readonly isPage: (path: string) => boolean;
  close(): void;
};

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  convert: (value: From) => To,
) => new Map(Object.entries(record).map(([key, value]) => [key, convert(value)]));

function loadAll(
  manifest: SiteManifest,
  bodies: ReturnType<typeof bodyReader>,
  security: SecurityHeaders,
): BuiltSite {
  const file = (record: SiteManifestFile) =>
    siteFile(record, bodies.open(record), security(record));
  const notFound = (record: SiteManifestFile) =>
    notFoundPage(record, bodies.load(record), security(record));

  const notFoundPages = mapValues(manifest.notFound, notFound);
  const defaultPage = notFound(manifest.notFound[defaultLocale]);
  return {
    files: mapValues(manifest.files, file),
    notFound: (locale) => notFoundPages.get(locale) ?? defaultPage,
    commentedPaths: new Set(manifest.commentedPaths),
    isPage: (path) => Object.hasOwn(manifest.files, path) && manifest.files[path]?.cache === 'page',
    close: bodies.close,
  };
}

/** Reads the whole build at start, so that nothing a visitor asks for can name a file on disk. */
export function readSite(distFolder: string, security: SecurityHeaders): BuiltSite {
  const manifest = readManifest(distFolder);
  const bodies = bodyReader(join(distFolder, CLIENT_FOLDER));
  try {
    return loadAll(manifest, bodies, security);
  } catch (error) {
    bodies.close();
    if (error instanceof StartUpError) throw error;
    throw new StartUpError(`The build is damaged: ${error}. Build again with: npm start`);
  }
}
