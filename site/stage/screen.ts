import type { ComponentType } from 'react';
import type { Messages } from '../i18n/messages';
import type { ScreenPage } from './page';
import type { Fields, Values } from './settings';

/** What the parts of a screen tell each other besides the settings; gone with the screen. */
export type Shared = Readonly<Record<string, unknown>>;

export type ScreenProps<F extends Fields = Fields, S extends Shared = Shared> = {
  page: ScreenPage;
  settings: Values<F>;
  change: (some: Partial<Values<F>>) => void;
  shared: S;
  share: (some: Partial<S>) => void;
};

export type Screen<F extends Fields = Fields, S extends Shared = Shared> = {
  settings: (page: ScreenPage) => F;
  /** What fills the stage. */
  mid: ComponentType<ScreenProps<F, S>>;
  /** The settings panel beside the stage. */
  right?: ComponentType<ScreenProps<F, S>>;
  /** More buttons for the bar under the stage. */
  tools?: ComponentType<ScreenProps<F, S>>;
  /** What the parts share at first; the same whenever and wherever it is asked. */
  shared?: S;
  /** Taps act on the screen, so no double tap leaves it, but a cross among the controls. */
  takesTaps?: (settings: Values<F>) => boolean;
  /** Shared words that the parts need, besides the screen's own. */
  words?: readonly (keyof Messages)[];
  /** The light that the screen casts on the page, where it depends on the settings. */
  light?: (settings: Values<F>, page: ScreenPage) => string;
};

/** The screen's own types stay inside its folder; the stage only passes values on. */
export const defineScreen = <F extends Fields, S extends Shared>(screen: Screen<F, S>) =>
  screen as unknown as Screen;
