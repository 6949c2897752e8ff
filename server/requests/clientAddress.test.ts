import { describe, expect, test } from 'vitest';
import { clientAddress, limitKey, networks } from './clientAddress';

const proxies = networks(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

describe('the address of a visitor', () => {
  test.each([
    ['their own without a proxy', '203.0.113.9', null, '203.0.113.9'],
    ['not what a stranger claims', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['what our proxy says', '10.0.0.2', '203.0.113.9', '203.0.113.9'],
    ['what the last of our proxies says', '127.0.0.1', '203.0.113.9, 10.1.1.1', '203.0.113.9'],
    ['not what the visitor told our proxy', '10.0.0.2', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['the proxy itself when it says nothing', '10.0.0.2', null, '10.0.0.2'],
    ['the proxy itself when it says nonsense', '10.0.0.2', 'unknown', '10.0.0.2'],
    ['our outermost proxy when all are ours', '10.0.0.2', '10.0.0.3', '10.0.0.3'],
    ['plain when seen through both kinds', '::ffff:203.0.113.9', null, '203.0.113.9'],
    ['behind a proxy of our network', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['nothing when the connection is gone', undefined, '1.2.3.4', ''],
  ])('is %s', (_, remote, forwarded, address) => {
    expect(clientAddress(remote, forwarded, proxies)).toBe(address);
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});
