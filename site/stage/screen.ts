import type { ComponentType } from 'react';
import type { ScreenPage } from './page';
import type { Fields, Values } from './settings';

export type ScreenProps<F extends Fields = Fields> = {
  page: ScreenPage;
  settings: Values<F>;
  change: (some: Partial<Values<F>>) => void;
};

export type Screen<F extends Fields = Fields> = {
  settings: (page: ScreenPage) => F;
  /** What fills the stage. */
  mid: ComponentType<ScreenProps<F>>;
  /** The settings panel beside the stage. */
  right?: ComponentType<ScreenProps<F>>;
  /** More buttons for the bar under the stage. */
  tools?: ComponentType<ScreenProps<F>>;
  /** The light that the screen casts on the page, where it depends on the settings. */
  light?: (settings: Values<F>, page: ScreenPage) => string;
};

/** The screen's own settings stay typed inside its folder; the stage only passes them on. */
export const defineScreen = <F extends Fields>(screen: Screen<F>) => screen as unknown as Screen;
