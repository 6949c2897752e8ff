import { flag, text } from '../../stage/settings';

export const longestLabel = 40;

export const noSignalSettings = {
  label: flag(true),
  /** Empty is the label in the language of the page. */
  text: text('', longestLabel),
  scanlines: flag(true),
};
export type NoSignalFields = typeof noSignalSettings;

/** No link may carry this: sound begins only when somebody asks for it. */
export const noSignalShared = { isToneOn: false };
export type NoSignalShared = typeof noSignalShared;
