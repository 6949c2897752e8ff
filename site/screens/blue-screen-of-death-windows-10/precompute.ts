import { qrPath } from '../../ui/qrPath';

/** Room for an address of 78 letters, so that the code looks alike on every page. */
const version = { smallest: 4 };

/** The code leads to the page itself; working it out takes a library that no browser should load. */
export const precompute = (address: string) => qrPath(address, version);
