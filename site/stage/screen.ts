import type { ComponentType } from 'react';
import type { Messages } from '../i18n/messages';
import type { Fields, Values } from './fields';
import type { ScreenPage } from './page';

/** What the parts of a screen tell each other besides the settings; gone with the screen. */
export type ScreenState = Readonly<Record<string, unknown>>;

export type ScreenProps<F extends Fields = Fields, S extends ScreenState = ScreenState> = {
  page: ScreenPage;
  settings: Values<F>;
  change: (some: Partial<Values<F>>) => void;
  state: S;
  setState: (some: Partial<S>) => void;
};

export type Screen<F extends Fields = Fields, S extends ScreenState = ScreenState> = {
  /** The settings that the address carries, with their defaults and limits. */
  fields: (page: ScreenPage) => F;
  /** What fills the stage: the mid area. */
  stage: ComponentType<ScreenProps<F, S>>;
  /** The right settings panel, beside the stage. */
  panel?: ComponentType<ScreenProps<F, S>>;
  /** More buttons for the bar under the stage. */
  tools?: ComponentType<ScreenProps<F, S>>;
  /** The state at first; the same whenever and wherever it is asked. */
  state?: S;
  /** Taps act on the screen, so no double tap leaves it, but a cross among the controls. */
  takesTaps?: (settings: Values<F>) => boolean;
  /** Shared words that the parts need, besides the screen's own. */
  words?: readonly (keyof Messages)[];
  /** The light that the screen casts on the page, where it depends on the settings. */
  light?: (settings: Values<F>, page: ScreenPage) => string;
};

type Defined<F extends Fields, S extends ScreenState> = Omit<Screen<F, S>, 'fields'> &
  Partial<Pick<Screen<F, S>, 'fields'>>;

const noFields = () => ({});

/** The screen's own types stay inside its folder; the stage only passes values on. */
export const defineScreen = <F extends Fields, S extends ScreenState>(screen: Defined<F, S>) =>
  ({ fields: noFields, ...screen }) as unknown as Screen;
