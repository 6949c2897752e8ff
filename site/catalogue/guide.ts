/** The sections of docs/using.md that list settings: the screens of each and its table. */
export const settingsSections = (guide: string) =>
  (guide.split('\n## Settings\n')[1] ?? '').split('\n### ').slice(1);

/** The paths that a section names above its table. */
export const pathsIn = (section: string) =>
  [...(section.split('| parameter')[0] ?? '').matchAll(/`(\/[^`]*)`/g)].map(
    ([, path = '']) => path,
  );
