import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { readUser } from '#contract/identity/login.ts'
import * as operations from '#contract/identity/passkeys.ts'
import { passkeys } from '#server/db/schema/second-factors.ts'
import { assertionOf, addPasskeyOf, openOnPhone, PASSKEY_ORIGIN, signedUse } from '../people/passkeys.ts'
import { createSoftAuthenticator } from '../people/soft-authenticator.ts'
import { findPerson, sendAs } from '../server/people.ts'
import { fieldOf, sendOperation } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

const VICTIM = '100102'
const ATTACKER = '100101'
const password = 'Portal.2026'

export const foreignPasskeys: Record<string, ((server: TestServer) => Promise<void>) | 'takes no ids'> = {
  'P-291': 'takes no ids',
  'P-292': passOfOther,
  'P-293': 'takes no ids',
  'P-294': removeOfOther,
  'P-295': 'takes no ids',
  'P-296': credentialOfOther,
  'P-297': removeAllOfOther,
}

async function setUp(server: TestServer, login = VICTIM) {
  const authenticator = createSoftAuthenticator({ origin: PASSKEY_ORIGIN })
  expect(fieldOf(await addPasskeyOf(server, login, authenticator), 'status')).toBe('OK')
  return authenticator
}

async function passkeysOf(server: TestServer, login: string) {
  const { userId } = await findPerson(server, login)
  return server.db.select().from(passkeys).where(eq(passkeys.userId, userId))
}

async function passOfOther(server: TestServer): Promise<void> {
  await server.db.delete(passkeys)
  const victims = await setUp(server)
  const tokens = [await openOnPhone(server, VICTIM), await openOnPhone(server, ATTACKER)]
  const [begun, own] = await Promise.all(
    tokens.map((token) => sendOperation(server, operations.beginPasskey, { password }, token)),
  )
  const assertionFor = async (reto: unknown) => {
    const challenge = new Uint8Array(Buffer.from(String(reto), 'base64url'))
    return assertionOf(await victims.get({ publicKey: { challenge } }))
  }
  const add = async (answer: typeof begun, token = '') => {
    if (!answer) throw new Error('no answer')
    const uso = await assertionFor(fieldOf(answer, 'reto'))
    const input = { pase: fieldOf(answer, 'pase'), nombre: 'Ajeno', uso }
    return fieldOf(await sendOperation(server, operations.addPasskey, input, token), 'status')
  }
  expect(await add(begun, tokens[1])).toBe('VENCIDO')
  expect(await add(own, tokens[1])).toBe('ERROR')
  expect(await passkeysOf(server, ATTACKER)).toHaveLength(0)
  expect(await add(begun, tokens[0])).toBe('OK')
  await server.db.delete(passkeys)
}

async function removeOfOther(server: TestServer): Promise<void> {
  await server.db.delete(passkeys)
  await setUp(server)
  const [row] = await passkeysOf(server, VICTIM)
  const id = row?.id ?? 0
  for (const login of [ATTACKER, '100201', '100301', '100501']) {
    const answer = await sendAs(server, operations.removePasskey, { id }, login)
    expect(fieldOf(answer, 'status')).toBe('ERROR')
  }
  expect(await passkeysOf(server, VICTIM)).toHaveLength(1)
  expect(fieldOf(await sendAs(server, operations.removePasskey, { id }, VICTIM), 'status')).toBe('OK')
}

async function credentialOfOther(server: TestServer): Promise<void> {
  await server.db.delete(passkeys)
  const [victims, attackers] = [await setUp(server), await setUp(server, ATTACKER)]
  const enter = async (credencial: string) => {
    const input = await signedUse(server, attackers)
    const uso = { ...input.uso, credencial }
    return sendOperation(server, operations.signInWithPasskey, { ...input, uso }, '')
  }
  expect(fieldOf(await enter(victims.ids()[0] ?? ''), 'status')).toBe('ERROR')
  const own = await enter(attackers.ids()[0] ?? '')
  const user = await sendOperation(server, readUser, {}, String(fieldOf(own, 'token')))
  expect(user.body).toMatchObject({ datosLogin: [{ Folio: ATTACKER }] })
  await server.db.delete(passkeys)
}

async function removeAllOfOther(server: TestServer): Promise<void> {
  await server.db.delete(passkeys)
  await setUp(server)
  const remove = async (login: string) =>
    fieldOf(await sendAs(server, operations.removePasskeysOf, { empleado: VICTIM }, login), 'status')
  for (const login of [ATTACKER, '100201', '100401', 'candidato', 'externo'])
    expect(await remove(login)).toBe('ERROR')
  expect(await passkeysOf(server, VICTIM)).toHaveLength(1)
  expect(await remove('100301')).toBe('OK')
  expect(await passkeysOf(server, VICTIM)).toHaveLength(0)
}
