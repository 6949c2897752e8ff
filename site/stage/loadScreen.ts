import type { LatePart, Part, ScreenPage } from './page';
import type { Screen } from './screen';

const present = new Set<string>();

/** The page was built with these styles in it. */
export function hasStylesOf({ assets }: ScreenPage) {
  for (const style of assets.styles) present.add(style);
}

function addStyle(href: string): Promise<void> {
  if (present.has(href)) return Promise.resolve();
  present.add(href);
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      present.delete(href);
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });
}

async function loadPart<Module>({ module, styles }: Part): Promise<Module> {
  const [loaded] = await Promise.all([
    import(/* @vite-ignore */ module) as Promise<Module>,
    ...styles.map(addStyle),
  ]);
  return loaded;
}

export const loadLatePart = <Module>(part: LatePart): Promise<[Module, words: object]> =>
  Promise.all([loadPart<Module>(part), fetch(part.words).then((answer) => answer.json())]);

/** A page names the files of its screen, so the browser needs no list of all screens. */
export const loadScreen = async ({ assets }: ScreenPage) =>
  (await loadPart<{ screen: Screen }>(assets)).screen;
