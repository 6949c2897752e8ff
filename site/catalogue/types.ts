import type { Screen } from '../stage/screen';

export const screenTypes = ['color', 'prank', 'fake-update', 'screensaver'] as const;
export type ScreenType = (typeof screenTypes)[number];

export type Thumbnail = {
  src: string;
  width: number;
  height: number;
  /** A colour or a tiny image that stands in until the thumbnail is there. */
  blur: string;
};

type Described = {
  path: string;
  /** The name of the file in `words/<locale>/`. */
  slug: string;
  /** One emoji, of which Twemoji has a drawing. */
  icon: string;
  iconColor: string;
};

export type ScreenEntry = Described & {
  isPage: false;
  type: ScreenType;
  /** The folder in `site/screens/`. */
  screen: string;
  /** The screen's parts, its stage and an optional panel among them, loaded when asked for. */
  components: () => Promise<Screen>;
  thumbnail?: Thumbnail;
  color?: string;
  colorName?: string;
  isAxis?: boolean;
};

export type InfoEntry = Described & { isPage: true };

export type CatalogueEntry = ScreenEntry | InfoEntry;
