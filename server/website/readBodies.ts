import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifestFile } from '../../contract/siteManifest';
import { StartUpError } from '../startUpError';
import { type Body, compressedInMemory, inMemory, onDisk } from './body';
import type { Encodings } from './encodings';

export type Bytes = Uint8Array<ArrayBuffer>;

const LARGEST_IN_MEMORY = 256 * 1024;

function assertComplete(path: string, expected: number, actual: number) {
  if (actual === expected) return;
  throw new StartUpError(
    `The build is damaged: ${path} has ${actual} bytes instead of ${expected}. Build again with: npm start`,
  );
}

function load(path: string, size: number): Bytes {
  const bytes = readFileSync(path);
  assertComplete(path, size, bytes.length);
  return bytes;
}

function smallFile(path: string, { size, br, gz }: SiteManifestFile): Encodings<Body> {
  const brBytes = br === undefined ? undefined : load(`${path}.br`, br);
  const gzBytes = gz === undefined ? undefined : load(`${path}.gz`, gz);
  const identity = () => {
    if (brBytes) return compressedInMemory(brBytes, 'br', size);
    if (gzBytes) return compressedInMemory(gzBytes, 'gz', size);
    return inMemory(load(path, size));
  };
  return {
    identity: identity(),
    ...(brBytes && { br: inMemory(brBytes) }),
    ...(gzBytes && { gzip: inMemory(gzBytes) }),
  };
}

/** Reads the bodies of files. The large ones stay open until `close`. */
export function bodyReader(clientFolder: string) {
  const descriptors: number[] = [];

  const keepOpen = (path: string, size: number) => {
    const descriptor = openSync(path, 'r');
    descriptors.push(descriptor);
    assertComplete(path, size, fstatSync(descriptor).size);
    return onDisk(descriptor, size);
  };

  const sibling = (path: string, size: number) =>
    size > LARGEST_IN_MEMORY ? keepOpen(path, size) : inMemory(load(path, size));

  const largeFile = (path: string, { size, br, gz }: SiteManifestFile): Encodings<Body> => ({
    identity: keepOpen(path, size),
    ...(br === undefined ? {} : { br: sibling(`${path}.br`, br) }),
    ...(gz === undefined ? {} : { gzip: sibling(`${path}.gz`, gz) }),
  });

  return {
    open(record: SiteManifestFile) {
      const path = join(clientFolder, record.file);
      return record.size > LARGEST_IN_MEMORY ? largeFile(path, record) : smallFile(path, record);
    },
    load({ file, size, br, gz }: SiteManifestFile): Encodings<Bytes> {
      const path = join(clientFolder, file);
      return {
        identity: load(path, size),
        ...(br === undefined ? {} : { br: load(`${path}.br`, br) }),
        ...(gz === undefined ? {} : { gzip: load(`${path}.gz`, gz) }),
      };
    },
    close() {
      for (const descriptor of descriptors.splice(0)) closeSync(descriptor);
    },
  };
}
