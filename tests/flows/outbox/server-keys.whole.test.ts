import { CompactEncrypt, compactDecrypt, importJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverKeys } from '#server/db/schema/access.ts'
import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { createServerKeys } from '#server/crypto/keys.ts'
import { createLogger } from '#server/log.ts'
import { secretTexts } from '#server/texts.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(() => server.db.delete(serverKeys))

function start(secretKey = 'a secret of the tests and of nobody else') {
  const environment = readEnvironment({ SECRET_KEY: secretKey })
  return createServerKeys({ db: server.db, environment, clock: server.clock, log: createLogger('silent') })
}

test('opens what the app sealed for the public key, also after a restart', async () => {
  const jwk = (await start()).publicDeliveryKey()
  expect(jwk).toMatchObject({
    kty: 'EC',
    crv: 'P-256',
    kid: expect.stringMatching(/^[\w-]{43}$/),
    use: 'enc',
  })
  expect(jwk).not.toHaveProperty('d')
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: String(jwk.kid) }
  const sealed = await new CompactEncrypt(Buffer.from('paso 3'))
    .setProtectedHeader(header)
    .encrypt(await importJWK(jwk, 'ECDH-ES'))
  const again = await start()
  expect(again.publicDeliveryKey()).toEqual(jwk)
  const key = await again.deliveryKey(String(jwk.kid))
  if (key === null) throw new Error('the key is unknown')
  expect(Buffer.from((await compactDecrypt(sealed, key)).plaintext).toString()).toBe('paso 3')
  expect(await again.deliveryKey('another')).toBeNull()
})

test('simultaneous starts create one key of each kind', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => start()))
  expect(new Set(all.map((keys) => keys.publicDeliveryKey().kid)).size).toBe(1)
  expect(new Set(all.map(({ vapid }) => `${vapid.publicKey} ${vapid.privateKey}`)).size).toBe(1)
  const rows = await server.db.select().from(serverKeys)
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['delivery', 'vapid'])
})

test('keeps the notification key after a year and a restart, because devices are bound to it', async () => {
  const { vapid } = await start()
  expect(Buffer.from(vapid.publicKey, 'base64url')).toHaveLength(65)
  expect(Buffer.from(vapid.privateKey, 'base64url')).toHaveLength(32)
  server.clock.advance(365 * 86_400_000)
  expect((await start()).vapid).toEqual(vapid)
  server.clock.advance(-365 * 86_400_000)
})

test('stores private keys only encrypted under SECRET_KEY', async () => {
  await start()
  const { vapid } = await start()
  const rows = await server.db.select().from(serverKeys)
  expect(rows).toHaveLength(2)
  for (const { privateSealed, publicKey } of rows) {
    const bytes = Buffer.from(privateSealed)
    expect(bytes.toString('latin1')).not.toContain('"d"')
    expect(bytes.includes(Buffer.from(vapid.privateKey, 'base64url'))).toBe(false)
    expect(JSON.stringify(publicKey)).not.toContain(vapid.privateKey)
  }
  await expect(start('another secret that never was the one')).rejects.toThrow(
    new EnvironmentError(secretTexts.wrongSecret),
  )
})

test('fingerprints stay the same after a restart, and differ by text and purpose', async () => {
  const [one, other] = [await start(), await start()]
  expect(one.fingerprint('a', 'x')).toBe(other.fingerprint('a', 'x'))
  expect(
    new Set([one.fingerprint('a', 'x'), one.fingerprint('a', 'y'), one.fingerprint('b', 'x')]).size,
  ).toBe(3)
})

test('publishes only the public part of the key in /config.json', async () => {
  const config = (await (await server.fetch('/config.json')).json()) as {
    deliveryKey: Record<string, unknown>
  }
  expect(config.deliveryKey).toEqual(server.services.keys.publicDeliveryKey())
  expect(Object.keys(config.deliveryKey).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
})

test('a start with another secret changes nothing, even when a new key is due', async () => {
  const first = await start()
  server.clock.advance(91 * 86_400_000)
  await expect(start('another secret, by mistake, and long enough')).rejects.toThrow(EnvironmentError)
  const again = await start()
  expect(again.publicDeliveryKey().kid).not.toBe(first.publicDeliveryKey().kid)
  expect(await again.deliveryKey(String(first.publicDeliveryKey().kid))).not.toBeNull()
  server.clock.advance(-91 * 86_400_000)
})
