import { expect, test } from 'vitest'
import { delayAfter, networkOf } from './limiter.ts'

test('3 failures are free, then the delay doubles up to a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 500].map(delayAfter)).toEqual(
    [0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1000),
  )
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%j counts as %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
