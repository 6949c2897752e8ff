import { flag, text } from '../../stage/fields';

export const longestLabel = 40;

export const noSignalFields = {
  label: flag(true),
  /** Empty is the label in the language of the page. */
  text: text('', longestLabel),
  scanlines: flag(true),
};
export type NoSignalFields = typeof noSignalFields;

/** No link may carry this: sound begins only when somebody asks for it. */
export const noSignalState = { isToneOn: false };
export type NoSignalState = typeof noSignalState;
