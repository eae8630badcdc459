import { expect, test } from 'vitest'
import { networkOf, siteOf } from './networks.ts'

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['', '', ''],
])('%j is in network %j and site %j', (address, network, site) => {
  expect(networkOf(address)).toBe(network)
  expect(siteOf(address)).toBe(site)
})
