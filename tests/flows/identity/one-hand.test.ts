import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as people from '#contract/people/people.ts'
import * as roles from '#contract/identity/roles.ts'
import type { Role } from '#domain/identity/roles.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { users } from '#server/db/schema/people.ts'
import { roleProposals } from '#server/db/schema/roles.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { rolesOf } from '#server/identity/roles.ts'
import { rolesTexts as texts } from '#server/services/roles/texts.es.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { exampleOf } from '#tests/support/server/examples.ts'
import { findPerson, restoreRoles, rolesNow, setRole, sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const ADMIN = '100501'
const SECOND = '100102'
const THIRD = '100104'
const SOMEBODY = '100101'
const DAY_MS = 24 * 60 * 60 * 1000

describe.each(databases)('on %s', (database) => {
  const clock = createStillClock()
  let server: TestServer
  let before: Awaited<ReturnType<typeof rolesNow>>
  const ids = new Map<string, number>()
  const idOf = (login: string) => ids.get(login) ?? 0

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
    before = await rolesNow(server)
    for (const login of [ADMIN, SECOND, THIRD, SOMEBODY])
      ids.set(login, (await findPerson(server, login)).userId)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await restoreRoles(server, before)
    await server.db.delete(rateLimits)
    clock.advance(8 * DAY_MS)
    await handAtTheServer(SECOND, THIRD)
    await withSecond()
  })

  const ask = async (operation: AnyOperation, input: object, login = ADMIN) =>
    sendAs(server, operation, input, login)
  const give = (rol: Role, login = SOMEBODY, by = ADMIN) => ask(people.giveRole, { id: idOf(login), rol }, by)
  const waiting = async () =>
    (await server.db.select().from(roleProposals).where(isNull(roleProposals.decidedAt)))[0]
  const confirm = async (by: string, id?: number) => {
    const answer = await ask(roles.confirmRole, { id: id ?? (await waiting())?.id ?? 1 }, by)
    return fieldOf(answer, 'message') ?? fieldOf(answer, 'status')
  }
  const held = (login: string) => rolesOf(server.db, idOf(login))
  const withSecond = (login = SECOND) => setRole(server, idOf(login), 'administrador')

  const forgetPasswords = () =>
    server.db.update(users).set({ mustChangePassword: false, oneTimeUntil: null, oneTimeUsedAt: null })
  const hand = async (from: string, to: string) => {
    expect((await ask(issueOneTimePassword, { empleado: to }, from)).body).toMatchObject({ status: 'OK' })
    await forgetPasswords()
  }

  /**
   * Records a password from `npm run admin -- contrasena`. No other person knows it, so passwords issued earlier no
   * longer count.
   */
  const handAtTheServer = async (...logins: string[]) => {
    const event = { kind: 'one-time-password-issued', actorId: null, address: '', details: {} } as const
    const rows = logins.map((login) => ({ ...event, subjectId: idOf(login), at: clock.now() }))
    await server.db.insert(securityEvents).values(rows)
    clock.advance(1000)
  }

  test('refuses a confirmation by the administrator who issued the proposer’s password', async () => {
    await hand(ADMIN, SECOND)
    expect((await give('nomina', SOMEBODY, SECOND)).body).toEqual({ status: 'OK', espera: true })
    expect(await confirm(ADMIN)).toBe(texts.oneHandOfTwo)
    await withSecond(THIRD)
    expect(await confirm(THIRD)).toBe('OK')
  })

  test('refuses a confirmation also when the password passed through a third administrator', {
    tags: ['whole'],
  }, async () => {
    await withSecond(THIRD)
    await hand(ADMIN, SECOND)
    await hand(SECOND, THIRD)
    await give('nomina')
    expect(await confirm(THIRD)).toBe(texts.oneHand)
    await server.db.delete(roleProposals)
    await handAtTheServer(SECOND, THIRD)
    await hand(ADMIN, SECOND)
    await hand(ADMIN, THIRD)
    await give('caja', SOMEBODY, SECOND)
    expect(await confirm(THIRD)).toBe(texts.oneHand)
    expect(await held(SOMEBODY)).toEqual([])
  })

  test('refuses a confirmation by an account that the proposer added, reopened or gave a mail address', {
    tags: ['whole'],
  }, async () => {
    await give('nomina')
    const { proposedBy = 0, id = 0 } = (await waiting()) ?? {}
    await setRole(server, idOf(SECOND), 'administrador', false)
    await ask(people.closeAccount, { id: idOf(THIRD), motivo: 'x' })
    expect((await ask(people.reopenAccount, { id: idOf(THIRD) })).body).toMatchObject({ status: 'OK' })
    await forgetPasswords()
    const made = await ask(people.addPerson, {
      ...exampleOf(people.addPerson).request,
      numero: '4440001',
    })
    expect(made.body).toMatchObject({ status: 'OK' })
    await forgetPasswords()
    ids.set('4440001', Number(fieldOf(made, 'id')))
    const event = { actorId: proposedBy, subjectId: idOf(SECOND), address: '', at: clock.now() }
    await server.db
      .insert(securityEvents)
      .values({ ...event, kind: 'person-changed', details: { fields: 'puesto, correo' } })
    for (const login of [THIRD, '4440001', SECOND]) {
      await withSecond(login)
      expect([login, await confirm(login, id)]).toEqual([login, texts.oneHandOfTwo])
      await setRole(server, idOf(login), 'administrador', false)
    }
    // An imported account has no known password. Its recovery code goes to the email address in the file.
    const hands = peopleImportActions(server, ADMIN)
    const person = inventPerson(1)
    const file = csvOf([HEADINGS, rowOf(person, { mail: 'segunda@correo.example' })])
    expect(await hands.run((await hands.check(file)).id)).toMatchObject({ cuentas: { nueva: 1 } })
    const { userId } = await findPerson(server, person.number)
    await setRole(server, userId, 'administrador')
    await forgetPasswords()
    ids.set(person.number, userId)
    expect(await confirm(person.number, id)).toBe(texts.oneHandOfTwo)
    await setRole(server, userId, 'administrador', false)
    await handAtTheServer(SECOND)
    await withSecond()
    await server.db
      .insert(securityEvents)
      .values({ ...event, at: clock.now(), kind: 'person-changed', details: { fields: 'puesto' } })
    await give('caja')
    const [last] = await server.db.select().from(roleProposals).where(eq(roleProposals.role, 'caja'))
    expect(await confirm(SECOND, last?.id)).toBe('OK')
  })

  test('refuses a confirmer whose password the proposer issued years ago, until a third person issues another', {
    tags: ['whole'],
  }, async () => {
    await hand(ADMIN, SECOND)
    clock.advance(3 * 365 * DAY_MS)
    await give('nomina')
    expect(await confirm(SECOND)).toBe(texts.oneHandOfTwo)
    await hand(ADMIN, SECOND)
    expect(await confirm(SECOND)).toBe(texts.oneHandOfTwo)
    await withSecond(THIRD)
    clock.advance(8 * DAY_MS)
    await server.db.delete(roleProposals)
    await hand(THIRD, SECOND)
    await give('nomina')
    expect(await confirm(SECOND)).toBe('OK')
  })

  test('refuses a chain of issued passwords for years, and two people with one issuer for a week', {
    tags: ['whole'],
  }, async () => {
    await withSecond(THIRD)
    await hand(ADMIN, THIRD)
    clock.advance(300 * DAY_MS)
    await hand(THIRD, SECOND)
    clock.advance(300 * DAY_MS)
    await give('nomina')
    expect(await confirm(SECOND)).toBe(texts.oneHand)
    await server.db.delete(roleProposals)
    await handAtTheServer(SECOND, THIRD)
    await hand(ADMIN, SECOND)
    await hand(ADMIN, THIRD)
    clock.advance(8 * DAY_MS)
    await give('caja', SOMEBODY, SECOND)
    expect(await confirm(THIRD)).toBe('OK')
  })

  test('refuses a confirmation after a recovery through a mail address that the proposer had changed', async () => {
    const at = clock.now()
    const event = { subjectId: idOf(SECOND), address: '', details: {} }
    const mail = { kind: 'person-changed', actorId: idOf(ADMIN), details: { fields: 'correo' } }
    const helped = { kind: 'one-time-password-issued', actorId: idOf(THIRD) }
    await server.db.insert(securityEvents).values([
      { ...event, ...mail, at },
      { ...event, ...helped, at: new Date(at.getTime() + 1000) },
    ])
    clock.advance(400 * DAY_MS)
    await give('nomina')
    const id = (await waiting())?.id
    const back = { kind: 'recovery-redeemed', actorId: idOf(SECOND), at: clock.now() }
    await server.db.insert(securityEvents).values({ ...event, ...back })
    expect(await confirm(SECOND, id)).toBe(texts.oneHandOfTwo)
    await server.db
      .insert(securityEvents)
      .values({ ...event, ...helped, at: new Date(back.at.getTime() + 1) })
    expect(await confirm(SECOND, id)).toBe('OK')
  })

  test('refuses a confirmation when a password was mailed to an address that the proposer had changed', async () => {
    await withSecond(THIRD)
    const at = clock.now()
    const event = { subjectId: idOf(SECOND), address: '', details: {} }
    const helped = { kind: 'one-time-password-issued', actorId: idOf(THIRD) } as const
    const mail = { kind: 'person-changed', actorId: idOf(ADMIN), details: { fields: 'correo' } } as const
    await server.db.insert(securityEvents).values([
      { ...event, ...mail, at },
      { ...event, ...helped, at: new Date(at.getTime() + 1000) },
    ])
    await give('nomina')
    const id = (await waiting())?.id
    const letter = { ...event, ...helped, details: { mail: true }, at: new Date(at.getTime() + 2000) }
    await server.db.insert(securityEvents).values(letter)
    expect(await confirm(SECOND, id)).toBe(texts.oneHand)
  })

  test('with two administrators, accepts the confirmation after a password from the server’s command', async () => {
    await hand(ADMIN, SECOND)
    await give('nomina')
    expect(await confirm(SECOND)).toBe(texts.oneHandOfTwo)
    await handAtTheServer(SECOND)
    expect(await confirm(SECOND)).toBe('OK')
  })

  test('refuses a confirmation also when the password passed through a person without the role this week', async () => {
    const event = { kind: 'one-time-password-issued', address: '', details: {}, at: clock.now() } as const
    await server.db.insert(securityEvents).values([
      { ...event, actorId: idOf(ADMIN), subjectId: idOf(SOMEBODY) },
      { ...event, actorId: idOf(SOMEBODY), subjectId: idOf(SECOND) },
    ])
    await give('nomina', THIRD)
    expect(await confirm(SECOND)).toBe(texts.oneHandOfTwo)
  })
})
