import { catalogue } from './entries';
import type { CatalogueEntry, InfoEntry, ScreenEntry, ScreenType } from './types';

const isScreen = (entry: CatalogueEntry): entry is ScreenEntry => !entry.isPage;
const isInfoPage = (entry: CatalogueEntry): entry is InfoEntry => entry.isPage;

export const screenEntries = () => catalogue.filter(isScreen);
export const infoEntries = () => catalogue.filter(isInfoPage);

export function findEntry(path: string): CatalogueEntry | undefined {
  if (path === '') throw new Error('Route path is required when fetching route');
  const wanted = path.startsWith('/') ? path : `/${path}`;
  return catalogue.find((entry) => entry.path === wanted);
}

/** A category whole, in the order in which visitors walk through it. */
export const entriesOf = (wanted: ScreenType) =>
  screenEntries().filter(({ type }) => type === wanted);

export const colorEntries = () => entriesOf('color');
export const prankEntries = () => entriesOf('prank');
export const screensaverEntries = () => entriesOf('screensaver');
export const nonAxisColorEntries = () => colorEntries().filter((entry) => !entry.isAxis);

const leftOutOfFakeUpdates = ['/fake-windows-11-update-screen', '/fake-android-update'];
export const fakeUpdateEntries = () =>
  entriesOf('fake-update').filter((entry) => !leftOutOfFakeUpdates.includes(entry.path));

export type Category = { name: string; path: string; type: ScreenType };

const titleCased = (type: string) =>
  type.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase());

export function categories(): Category[] {
  const types = new Set(screenEntries().map(({ type }) => type));
  return [...types].flatMap((type) => {
    const [first] = entriesOf(type);
    return first ? { name: titleCased(type), path: first.path, type } : [];
  });
}

export function neighboursOf(entry: ScreenEntry): { previous: ScreenEntry; next: ScreenEntry } {
  const row = entriesOf(entry.type);
  const at = row.indexOf(entry);
  return { previous: row.at(at - 1) ?? entry, next: row[(at + 1) % row.length] ?? entry };
}

/** The light that a screen casts on what is around it. */
export const lightOf = ({ color, iconColor }: ScreenEntry) => color ?? iconColor;
