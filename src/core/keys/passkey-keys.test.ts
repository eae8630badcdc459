import { expect, test } from 'vitest'
import type { KnownPerson } from '../store/device-store.ts'
import { createDataKey, exportableDataKey, openValue, randomBytes, sealValue } from '../store/vault.ts'
import { type PasskeyOnDevice, openWithPasskey, wrapForPasskey } from './passkey-keys.ts'

const PASSWORD = 'una contraseña'

async function setUp() {
  const { key, wrapped } = await createDataKey(PASSWORD)
  const copy = await exportableDataKey(wrapped, PASSWORD)
  if (!copy) throw new Error('the data key did not open')
  const secret = randomBytes(32)
  const passkey = { id: 'a-passkey', source: 'prf', prfSalt: randomBytes(32) } as const
  const wrap = await wrapForPasskey(copy, 'somebody', passkey, secret)
  const person = { hash: 'somebody', logins: [], wrappedKey: wrapped, lastSignIn: 0 } satisfies KnownPerson
  return { key, secret, here: { person, wrap } satisfies PasskeyOnDevice }
}

test('opens what the password’s key sealed, and cannot be exported', async () => {
  const { key, secret, here } = await setUp()
  const opened = await openWithPasskey(here, secret)
  if (!opened) throw new Error('the passkey did not open')
  const sealed = await sealValue(key, 'a place', 'a payslip')
  expect(await openValue(opened, 'a place', sealed)).toBe('a payslip')
  expect(opened.extractable).toBe(false)
})

test('opens only with its own secret, for its own person, passkey and source', async () => {
  const { secret, here } = await setUp()
  expect(await openWithPasskey(here, randomBytes(32))).toBeNull()
  const other = { ...here, person: { ...here.person, hash: 'somebody else' } }
  expect(await openWithPasskey(other, secret)).toBeNull()
  expect(await openWithPasskey({ ...here, wrap: { ...here.wrap, id: 'another' } }, secret)).toBeNull()
  expect(await openWithPasskey({ ...here, wrap: { ...here.wrap, source: 'server' } }, secret)).toBeNull()
})
