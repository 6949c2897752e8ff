import { hasScreen } from '../screens';
import { catalogue } from './entries';
import type { CatalogueEntry, InfoEntry, ScreenEntry, ScreenType } from './types';

export const isScreen = (entry: CatalogueEntry): entry is ScreenEntry => !entry.isPage;
export const isInfoPage = (entry: CatalogueEntry): entry is InfoEntry => entry.isPage;

export function findEntry(path: string): CatalogueEntry | undefined {
  if (path === '') throw new Error('Route path is required when fetching route');
  const wanted = path.startsWith('/') ? path : `/${path}`;
  return catalogue.find((entry) => entry.path === wanted);
}

const ofType = (type: ScreenType) =>
  catalogue.filter(isScreen).filter((entry) => entry.type === type);

export const colorEntries = () => ofType('color');
export const prankEntries = () => ofType('prank');
export const screensaverEntries = () => ofType('screensaver');
export const nonAxisColorEntries = () => colorEntries().filter((entry) => !entry.isAxis);

const leftOutOfFakeUpdates = ['/fake-windows-11-update-screen', '/fake-android-update'];
export const fakeUpdateEntries = () =>
  ofType('fake-update').filter((entry) => !leftOutOfFakeUpdates.includes(entry.path));

export type Category = { name: string; path: string; type: ScreenType };

const titleCased = (type: string) =>
  type.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase());

export function categories(entries: readonly CatalogueEntry[] = catalogue): Category[] {
  const first = new Map<ScreenType, ScreenEntry>();
  for (const entry of entries.filter(isScreen)) {
    if (!first.has(entry.type)) first.set(entry.type, entry);
  }
  return [...first].map(([type, { path }]) => ({ name: titleCased(type), path, type }));
}

/** The entries that visitors can open: a screen without a folder has no page yet. */
export const openEntries = () =>
  catalogue.filter((entry) => entry.isPage || hasScreen(entry.screen));

export const openScreens = () => openEntries().filter(isScreen);

/** The screens a visitor walks through from this one, itself included. */
export const companionsOf = (entry: ScreenEntry) =>
  openScreens().filter(({ type }) => type === entry.type);

export function neighboursOf(entry: ScreenEntry): { previous: ScreenEntry; next: ScreenEntry } {
  const row = companionsOf(entry);
  const at = row.indexOf(entry);
  return { previous: row.at(at - 1) ?? entry, next: row[(at + 1) % row.length] ?? entry };
}
