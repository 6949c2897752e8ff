export type Encodings<T> = { readonly identity: T; readonly br?: T; readonly gzip?: T };
export type Coding = keyof Encodings<unknown>;

export const mapEncodings = <From, To>(
  { identity, br, gzip }: Encodings<From>,
  convert: (value: From, coding: Coding) => To,
): Encodings<To> => ({
  identity: convert(identity, 'identity'),
  ...(br === undefined ? {} : { br: convert(br, 'br') }),
  ...(gzip === undefined ? {} : { gzip: convert(gzip, 'gzip') }),
});
