import { expect, test } from 'vitest'
import { isPublicAddress, leadsInside, lookupPublic, mayBeOutsideAddress } from './public-address.ts'

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '169.253.1.1', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '0.0.0.0',
  '10.255.0.1',
  '100.64.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd12::1',
  'ff02::1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::1',
  '2001:0:1::1',
  'push.example',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('rejects a name that resolves to this machine when connecting', async () => {
  const answered = await new Promise<unknown>((resolve) => {
    lookupPublic('localhost', {}, (fault) => resolve(fault))
  })
  expect(answered).toMatchObject({ name: 'ClosedAddressError' })
})

test('allows loopback addresses only in tests', () => {
  expect(mayBeOutsideAddress('http://127.0.0.1:3999/push/a', true)).toBe(true)
  expect(mayBeOutsideAddress('http://127.0.0.1:3999/push/a', false)).toBe(false)
  expect(mayBeOutsideAddress('http://10.0.0.1/push/a', true)).toBe(false)
  expect(mayBeOutsideAddress('https://fcm.googleapis.com/fcm/send/a', false)).toBe(true)
})

test.each([
  ['this machine', ['127.0.0.1'], true],
  ['one address of this network among others', ['8.8.8.8', '10.0.0.7'], true],
  ['a push service', ['8.8.8.8', '2606:4700::1111'], false],
] as const)('checks a name that resolves to %s', async (_what, addresses, inside) => {
  const resolve = async () => addresses.map((address) => ({ address }))
  expect(await leadsInside('https://push.example/x', resolve)).toBe(inside)
})

test('accepts a name that cannot be resolved now, because each push resolves it again', async () => {
  const resolve = async () => Promise.reject(new Error('no resolver'))
  expect(await leadsInside('https://push.example/x', resolve)).toBe(false)
})
