import { qrPath } from './qr';

/** The code leads to the page itself; working it out takes a library that no browser should load. */
export const prepare = qrPath;
