import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readUser, changePassword, closeOtherSessions } from '#contract/identity/login.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import * as operations from '#contract/identity/passkeys.ts'
import { beginSecondStep, changeSecondStep, removeSecondStepOf } from '#contract/identity/second-step.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { users } from '#server/db/schema/people.ts'
import { passkeys, secondFactors } from '#server/db/schema/second-factors.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { passkeyTexts as texts } from '#server/services/passkeys/texts.es.ts'
import { transportTexts } from '#server/texts.ts'
import { codeOf } from '#tests/support/people/authenticator.ts'
import * as passkey from '#tests/support/people/passkeys.ts'
import { createSoftAuthenticator } from '#tests/support/people/soft-authenticator.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { ask } from '#tests/support/server/hosts/legacy-call.ts'
import { fieldOf, sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { findPerson, openSession, resetPassword, sendAs, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Passkeys: P-291 to P-297. */

const PASSWORD = 'Portal.2026'
const NEXT = 'torno-amarillo-58'
const SELF = '100101'
const OTHER = '100102'
const HR = '100301'
const ADMIN = '100501'
const MINUTE = 60_000

const refused = (message: string) => ({ status: 'ERROR', message })
const GONE = { status: 'RETIRADA', message: texts.gone }
const OVER = { status: 'VENCIDO', message: texts.over }

describe.each(databases)('on %s', (database) => {
  const clock = createStillClock()
  let server: TestServer
  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await server.db.delete(passkeys)
    await server.db.delete(secondFactors)
    await resetPassword(server, SELF, PASSWORD)
    clock.advance(10 * MINUTE)
  })

  const phone = (settings: { origin?: string; counts?: boolean } = {}) =>
    createSoftAuthenticator({ origin: passkey.PASSKEY_ORIGIN, ...settings })
  const statusOf = (answer: WireAnswer) => fieldOf(answer, 'status')
  const tokenOf = (answer: WireAnswer) => String(fieldOf(answer, 'token'))
  const works = async (token: string) => statusOf(await sendOperation(server, readUser, {}, token)) === 'OK'

  async function added(who = SELF, authenticator = phone()) {
    expect(statusOf(await passkey.addPasskeyOf(server, who, authenticator))).toBe('OK')
    return authenticator
  }

  async function eventsOf(kind: 'passkey-added' | 'passkey-removed' | 'passkey-refused' | 'passkey-copied') {
    return server.db.select().from(securityEvents).where(eq(securityEvents.kind, kind))
  }

  it('signs in with a passkey and tells the owner that one was added', async () => {
    const before = (await eventsOf('passkey-added')).length
    const authenticator = await added()
    const answer = await passkey.signInBy(server, authenticator)
    expect(answer.body).toMatchObject({ status: 'OK', EstatusPass: 1, clave: expect.any(String) })
    const token = tokenOf(answer)
    expect(await ask(server, readUser, {}, token)).toMatchObject({ datosLogin: [{ Folio: SELF }] })
    const { notificaciones } = await ask(server, listNotifications, {}, token)
    expect(notificaciones).toContainEqual(
      expect.objectContaining({ tipo: 'passkey-changed', subtitulo: texts.told.added }),
    )
    expect(await eventsOf('passkey-added')).toHaveLength(before + 1)
    const signIns = await server.db.select().from(securityEvents).where(eq(securityEvents.kind, 'sign-in'))
    expect(signIns.at(-1)?.details).toEqual({ way: 'passkey' })
  })

  it('keeps several passkeys of a person, with their names, and revokes one', async () => {
    const [first, second] = [await added(), await added()]
    const token = await passkey.openOnPhone(server, SELF)
    const list = async () =>
      fieldOf(await sendOperation(server, operations.listPasskeys, {}, token), 'huellas') as {
        id: number
        credencial: string
        nombre: string
      }[]
    const both = await list()
    expect(both.map(({ nombre }) => nombre)).toEqual(['Teléfono de prueba', 'Teléfono de prueba'])
    const open = [await passkey.signInBy(server, first), await passkey.signInBy(server, second)].map(tokenOf)
    const id = both[0]?.id ?? 0
    expect(statusOf(await sendOperation(server, operations.removePasskey, { id }, token))).toBe('OK')
    expect(await Promise.all(open.map(works))).toEqual([false, true])
    expect(await works(token)).toBe(true)
    expect((await passkey.signInBy(server, first)).body).toEqual(GONE)
    expect(statusOf(await passkey.signInBy(server, second))).toBe('OK')
    const huellas = [...first.ids(), ...second.ids()]
    const begun = await sendOperation(server, operations.beginPasskeySignIn, { huellas }, '')
    expect(fieldOf(begun, 'retiradas')).toEqual(first.ids())
    expect(await list()).toHaveLength(1)
  })

  it('refuses another person’s passkey by its number', async () => {
    await added(OTHER)
    const [row] = await server.db.select().from(passkeys)
    const id = row?.id ?? 0
    const answer = await sendAs(server, operations.removePasskey, { id }, SELF)
    expect(answer.body).toEqual(refused(texts.unknown))
    expect(await server.db.select().from(passkeys)).toHaveLength(1)
  })

  it('refuses a passkey made or used at another address', async () => {
    const elsewhere = phone({ origin: 'https://localhost.evil.example' })
    expect((await passkey.addPasskeyOf(server, SELF, elsewhere)).body).toEqual(refused(texts.notMade))
    const authenticator = await added()
    const input = await passkey.signedUse(server, authenticator)
    const data = JSON.parse(Buffer.from(input.uso.datosCliente, 'base64url').toString('utf8')) as object
    const forged = Buffer.from(JSON.stringify({ ...data, origin: 'https://evil.example' }), 'utf8')
    const uso = { ...input.uso, datosCliente: forged.toString('base64url') }
    const answer = await sendOperation(server, operations.signInWithPasskey, { ...input, uso }, '')
    expect(answer.body).toEqual(refused(texts.refused))
    expect((await eventsOf('passkey-refused')).length).toBeGreaterThan(0)
  })

  it('accepts a challenge once, and only in its time', async () => {
    const authenticator = await added()
    const input = await passkey.signedUse(server, authenticator)
    const send = () => sendOperation(server, operations.signInWithPasskey, input, '')
    const both = await Promise.all([send(), send()])
    expect(
      both.map((one) => String(statusOf(one))).toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['OK', 'VENCIDO'])
    const late = await passkey.signedUse(server, authenticator)
    clock.advance(5 * MINUTE)
    const answer = await sendOperation(server, operations.signInWithPasskey, late, '')
    expect(answer.body).toEqual(OVER)
  })

  it('revokes a passkey that two authenticators use, and tells the owner', async () => {
    const authenticator = await added(SELF, phone({ counts: true }))
    const copy = authenticator.copy()
    clock.advance(MINUTE)
    const session = tokenOf(await passkey.signInBy(server, authenticator))
    clock.advance(MINUTE)
    expect((await passkey.signInBy(server, copy)).body).toEqual(GONE)
    expect(await works(session)).toBe(false)
    expect((await passkey.signInBy(server, authenticator)).body).toEqual(GONE)
    expect(await eventsOf('passkey-copied')).not.toHaveLength(0)
    const { notificaciones } = await ask(server, listNotifications, {}, await openSession(server, SELF))
    expect(notificaciones).toContainEqual(expect.objectContaining({ subtitulo: texts.told.copied }))
  })

  it('takes a delayed request for no copy', async () => {
    const authenticator = await added(SELF, phone({ counts: true }))
    const slow = await passkey.signedUse(server, authenticator)
    clock.advance(1000)
    expect(statusOf(await passkey.signInBy(server, authenticator))).toBe('OK')
    const answer = await sendOperation(server, operations.signInWithPasskey, slow, '')
    expect(answer.body).toEqual(OVER)
    expect(statusOf(await passkey.signInBy(server, authenticator))).toBe('OK')
  })

  it('refuses a kiosk and a device without a kind', async () => {
    const token = await openSession(server, SELF)
    const begun = await sendOperation(server, operations.beginPasskey, { password: PASSWORD }, token)
    expect(begun.body).toEqual(refused(texts.notOnKiosk))
    const authenticator = await added()
    const input = await passkey.signedUse(server, authenticator)
    for (const equipo of ['kiosco', undefined])
      expect(
        (await sendOperation(server, operations.signInWithPasskey, { ...input, equipo }, '')).body,
      ).toEqual(refused(texts.notOnKiosk))
  })

  it('asks for the password, and for the code of a person with a second step', async () => {
    const token = await passkey.openOnPhone(server, SELF)
    const begin = (input: object) => sendOperation(server, operations.beginPasskey, input, token)
    expect(statusOf(await begin({ password: 'Portal.2025' }))).toBe('ERROR')
    const { llave } = await ask(server, beginSecondStep, { password: PASSWORD }, token)
    const codigo = codeOf(llave, clock.now(), -1)
    await ask(server, changeSecondStep, { accion: 'activar', password: PASSWORD, codigo }, token)
    expect(statusOf(await begin({ password: PASSWORD }))).toBe('SEGUNDO')
    expect(statusOf(await begin({ password: PASSWORD, codigo: codeOf(llave, clock.now()) }))).toBe('OK')
  })

  it('refuses a passkey while another person’s password is in use', async () => {
    const { userId } = await findPerson(server, SELF)
    const oneTimeUntil = new Date(clock.now().getTime() + MINUTE)
    await server.db.update(users).set({ mustChangePassword: true, oneTimeUntil }).where(eq(users.id, userId))
    const token = await passkey.openOnPhone(server, SELF)
    const begun = await sendOperation(server, operations.beginPasskey, { password: PASSWORD }, token)
    expect(begun.body).toEqual(refused(transportTexts.mustChangePassword))
    // The duty alone is gone, as by an older client's call; the password is still the issued one.
    await server.db.update(users).set({ mustChangePassword: false }).where(eq(users.id, userId))
    const again = await sendOperation(server, operations.beginPasskey, { password: PASSWORD }, token)
    expect(again.body).toEqual(refused(texts.choosePassword))
  })

  it('drops all passkeys with a one-time password, and the sessions that they opened', async () => {
    const authenticator = await added()
    const session = tokenOf(await passkey.signInBy(server, authenticator))
    await sendAs(server, issueOneTimePassword, { empleado: SELF }, HR)
    expect(await works(session)).toBe(false)
    expect((await passkey.signInBy(server, authenticator)).body).toEqual(GONE)
  })

  it('keeps only the named passkeys after a new password and after closing other sessions', async () => {
    const [here, elsewhere] = [await added(), await added()]
    const token = await passkey.openOnPhone(server, SELF)
    const huellas = here.ids()
    await ask(server, changePassword, { password: PASSWORD, nuevo: NEXT, huellas }, token)
    expect(statusOf(await passkey.signInBy(server, here))).toBe('OK')
    expect((await passkey.signInBy(server, elsewhere)).body).toEqual(GONE)
    const own = await passkey.openOnPhone(server, SELF)
    await ask(server, closeOtherSessions, {}, own)
    expect((await passkey.signInBy(server, here)).body).toEqual(GONE)
  })

  it('lets human resources revoke the passkeys of people without a role, an administrator also those of others', async () => {
    const authenticator = await added()
    const session = tokenOf(await passkey.signInBy(server, authenticator))
    const remove = (who: string, by: string) =>
      sendAs(server, operations.removePasskeysOf, { empleado: who }, by)
    expect((await remove(SELF, HR)).body).toMatchObject({ status: 'OK', quitadas: 1 })
    expect(await works(session)).toBe(false)
    expect((await remove(SELF, HR)).body).toEqual(refused(texts.noneOf))
    await added(ADMIN)
    expect(statusOf(await remove(ADMIN, HR))).toBe('ERROR')
    expect((await remove(ADMIN, ADMIN)).body).toEqual(refused(texts.ownElsewhere))
    expect(await server.db.select().from(passkeys)).toHaveLength(1)
    await added(HR)
    expect(statusOf(await remove(HR, ADMIN))).toBe('OK')
  })

  it('asks no code after a passkey, and drops passkeys with a lost second step', async () => {
    const token = await passkey.openOnPhone(server, SELF)
    const authenticator = await added()
    const { llave } = await ask(server, beginSecondStep, { password: PASSWORD }, token)
    const codigo = codeOf(llave, clock.now(), -1)
    await ask(server, changeSecondStep, { accion: 'activar', password: PASSWORD, codigo }, token)
    expect(statusOf(await passkey.signInBy(server, authenticator))).toBe('OK')
    await sendAs(server, removeSecondStepOf, { empleado: SELF }, ADMIN)
    expect((await passkey.signInBy(server, authenticator)).body).toEqual(GONE)
  })
})

describe('with a role that requires a second step', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database: 'pglite', environment: { MFA_ROLES: 'recursos-humanos' } })
  })
  afterAll(() => server.stop())

  it('counts the passkey as the second step of its session alone', async () => {
    const authenticator = createSoftAuthenticator({ origin: passkey.PASSKEY_ORIGIN })
    const password = await passkey.openOnPhone(server, SELF)
    expect(fieldOf(await passkey.addPasskeyOf(server, SELF, authenticator, password), 'status')).toBe('OK')
    await setRole(server, (await findPerson(server, SELF)).userId, 'recursos-humanos')
    const list = (token: string) => sendOperation(server, operations.listPasskeys, {}, token)
    expect((await list(password)).body).toEqual(refused(transportTexts.mustSetSecondStep))
    const answer = await passkey.signInBy(server, authenticator)
    expect(answer.body).toMatchObject({ status: 'OK' })
    expect(answer.body).not.toHaveProperty('SegundoPaso')
    expect(fieldOf(await list(String(fieldOf(answer, 'token'))), 'status')).toBe('OK')
    expect((await list(password)).body).toEqual(refused(transportTexts.mustSetSecondStep))
  })
})
