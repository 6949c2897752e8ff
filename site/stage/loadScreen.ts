import type { ScreenPage } from './page';
import type { Screen } from './screen';

const present = new Set<string>();

/** The page was built with these styles in it. */
export function hasStylesOf({ assets }: ScreenPage) {
  for (const style of assets.styles) present.add(style);
}

export function addStyle(href: string): Promise<void> {
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

/** A page names the files of its screen, so the browser needs no list of all screens. */
export async function loadScreen({ assets }: ScreenPage): Promise<Screen> {
  const [module] = await Promise.all([
    import(/* @vite-ignore */ assets.module) as Promise<{ screen: Screen }>,
    ...assets.styles.map(addStyle),
  ]);
  return module.screen;
}
