import { BlockList, isIP, isIPv6 } from 'node:net';

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** `::ffff:10.0.0.1` is how a server that listens on both kinds sees `10.0.0.1`. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

export function networks(list: readonly string[]): BlockList {
  const found = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) found.addAddress(address, family(address));
    else found.addSubnet(address, Number(bits), family(address));
  }
  return found;
}

/**
 * Who really asks. Anybody can send X-Forwarded-For, so it is read from its end, and only as far as
 * the words of configured proxies reach.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | null | undefined,
  proxies: BlockList,
): string {
  let address = plain(remote ?? '');
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
  while (isIP(address) && proxies.check(address, family(address))) {
    const hop = hops.pop();
    if (hop === undefined || !isIP(hop)) break;
    address = hop;
  }
  return address;
}

/** The eight groups of an IPv6 address in full. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right];
}

/** Whoever has one IPv6 address has the whole /64 around it. */
export const limitKey = (address: string) =>
  isIPv6(address)
    ? groups(address)
        .slice(0, 4)
        .map((group) => Number.parseInt(group, 16).toString(16))
        .join(':')
    : address;
