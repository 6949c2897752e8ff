import { z } from 'zod';
import { defaultLocale } from './defaultLocale';

/** Where the build writes the manifest and the files it describes, relative to the dist folder. */
export const MANIFEST_FILE = 'site.json';
export const CLIENT_FOLDER = 'client';

const byteCount = z.int().nonnegative();
const cspHash = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/);

/** Every redirect points at one of these, so a key that starts with `//` would be an open redirect. */
const urlPath = z
  .string()
  .regex(/^\/(?:[\w.~@+,-]+(?:\/[\w.~@+,-]+)*)?$/, 'must be like "/" or "/de/black-screen"');

/** A file name with `..` in it would let the manifest publish files outside the client folder. */
const relativeFile = z
  .string()
  .regex(/^(?!\.{1,2}(?:\/|$))[^/\\\0]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\\0]+)*$/);

const siteFile = z
  .strictObject({
    file: relativeFile,
    type: z.string().regex(/^[\x20-\x7e]+$/),
    etag: z.string().regex(/^"[\x21\x23-\x7e]+"$/),
    size: byteCount,
    br: byteCount.optional(),
    gz: byteCount.optional(),
    cache: z.enum(['page', 'immutable', 'asset']),
    hashes: z.strictObject({ script: z.array(cspHash), style: z.array(cspHash) }).optional(),
    embeddable: z.literal(true).optional(),
  })
  .refine(
    ({ size, br = 0, gz = 0 }) => br <= size && gz <= size,
    'a compressed copy outgrew its file',
  );

/**
 * The pages shown for unknown addresses, by locale. They are not among `files`, so that no address
 * answers with one of them and status 200.
 */
const notFoundPages = z.object({ [defaultLocale]: siteFile }).catchall(siteFile);

export const siteManifest = z.strictObject({
  version: z.literal(1),
  files: z.record(urlPath, siteFile),
  notFound: notFoundPages,
  /** The pages that people can comment on, by their path without a locale. */
  commentedPaths: z.array(urlPath).default([]),
});

export type SiteManifest = z.infer<typeof siteManifest>;

export type SiteManifestFile = z.infer<typeof siteFile>;
