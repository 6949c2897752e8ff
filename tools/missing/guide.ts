import { readFileSync } from 'node:fs';
import { pathsIn, settingsSections } from '../../site/catalogue/guide';
import { screenEntries } from '../../site/catalogue/lookups';

const file = 'docs/using.md';

export function missingInGuide(root: string): string[] {
  const listed = settingsSections(readFileSync(root + file, 'utf8')).flatMap(pathsIn);
  return screenEntries()
    .filter(({ path }) => !listed.includes(path))
    .map(
      ({ path }) =>
        `${file} has no section for \`${path}\`: add one above "Without settings" (docs/adding-a-screen.md shows it)`,
    );
}
