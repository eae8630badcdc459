import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as people from '#contract/people/people.ts'
import * as roles from '#contract/identity/roles.ts'
import type { Role } from '#domain/identity/roles.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { users } from '#server/db/schema/people.ts'
import { roleProposals } from '#server/db/schema/roles.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { administratorIds, rolesOf } from '#server/identity/roles.ts'
import { rolesTexts as texts } from '#server/services/roles/texts.es.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, restoreRoles, rolesNow, setRole, sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

const ADMIN = '100501'
const SECOND = '100102'
const THIRD = '100104'
const DAY_MS = 24 * 60 * 60 * 1000

describe.each(databases)('on %s', (database) => {
  const clock = createStillClock()
  let server: TestServer
  let mail: MailServer
  let before: Awaited<ReturnType<typeof rolesNow>>
  const ids = new Map<string, number>()
  const idOf = (login: string) => ids.get(login) ?? 0

  beforeAll(async () => {
    mail = await startMailServer()
    server = withoutPace(await startServer({ database, clock, environment: { SMTP_URL: mail.url } }))
    before = await rolesNow(server)
    for (const login of [ADMIN, SECOND, THIRD]) ids.set(login, (await findPerson(server, login)).userId)
  })
  afterAll(async () => {
    await server.services.mailer.close()
    await server.stop()
    await mail.stop()
  })
  beforeEach(async () => {
    await restoreRoles(server, before)
    await server.db.delete(rateLimits)
    await server.db.delete(roleProposals)
    await server.db.delete(notifications)
    clock.advance(8 * DAY_MS)
    await handAtTheServer(SECOND)
    await setRole(server, idOf(SECOND), 'administrador')
  })

  const ask = async (operation: AnyOperation, input: object, login = ADMIN) =>
    sendAs(server, operation, input, login)
  const said = async (operation: AnyOperation, input: object, login = ADMIN) => {
    const answer = await ask(operation, input, login)
    return fieldOf(answer, 'message') ?? fieldOf(answer, 'status')
  }
  const take = (login: string, by = ADMIN) =>
    ask(people.takeRole, { id: idOf(login), rol: 'administrador' satisfies Role }, by)
  const waiting = async () =>
    (await server.db.select().from(roleProposals).where(isNull(roleProposals.decidedAt)))[0]
  const decide = async (operation: AnyOperation, login: string) =>
    said(operation, { id: (await waiting())?.id ?? 0 }, login)
  const held = (login: string) => rolesOf(server.db, idOf(login))
  const hand = async (from: string, to: string) => {
    expect((await ask(issueOneTimePassword, { empleado: to }, from)).body).toMatchObject({ status: 'OK' })
    await server.db
      .update(users)
      .set({ mustChangePassword: false, oneTimeUntil: null, oneTimeUsedAt: null })
      .where(eq(users.id, idOf(to)))
  }
  const handAtTheServer = async (login: string) => {
    const event = { kind: 'one-time-password-issued', actorId: null, address: '', details: {} } as const
    await server.db.insert(securityEvents).values({ ...event, subjectId: idOf(login), at: clock.now() })
    clock.advance(1000)
  }

  test('taking the other administrator’s role waits for its holder, who is notified and can refuse', async () => {
    expect((await take(SECOND)).body).toEqual({ status: 'OK', espera: true })
    expect(await held(SECOND)).toEqual(['administrador'])
    expect(await server.db.select().from(notifications)).toMatchObject([{ userId: idOf(SECOND) }])
    const { mail: address } =
      (
        await server.db
          .select()
          .from(users)
          .where(eq(users.id, idOf(SECOND)))
      )[0] ?? {}
    expect(address).toContain('@')
    await vi.waitFor(() => expect(mail.received.flatMap(({ to }) => to)).toContain(address), 30_000)
    const seen = await ask(roles.listRoles, { pagina: 1 }, SECOND)
    expect(seen.body).toMatchObject({ esperan: [{ esMia: false, esPropia: false, accion: 'quitar' }] })
    expect(await said(people.takeRole, { id: idOf(SECOND), rol: 'administrador' })).toMatch(
      /^Espera su respuesta/,
    )
    expect(await decide(roles.confirmRole, ADMIN)).toBe(texts.ownProposal)
    expect(await decide(roles.refuseRole, SECOND)).toBe('OK')
    expect(await administratorIds(server.db)).toHaveLength(2)
  })

  test('the role ends at once when its holder agrees, unless the proposer issued the holder’s password', async () => {
    await take(SECOND)
    expect(await decide(roles.confirmRole, SECOND)).toBe('OK')
    expect(await administratorIds(server.db)).toEqual([idOf(ADMIN)])
    await setRole(server, idOf(SECOND), 'administrador')
    await hand(ADMIN, SECOND)
    await take(SECOND)
    expect(await decide(roles.confirmRole, SECOND)).toBe(texts.oneHandOfTwo)
    expect(await held(SECOND)).toEqual(['administrador'])
  })

  test('the role of an administrator can be taken after a week without an answer, and not earlier', async () => {
    await take(SECOND)
    clock.advance(7 * DAY_MS - 1)
    expect(await said(people.takeRole, { id: idOf(SECOND), rol: 'administrador' })).toMatch(
      /^Espera su respuesta/,
    )
    clock.advance(1)
    expect((await take(SECOND)).body).toEqual({ status: 'OK', espera: false })
    expect(await administratorIds(server.db)).toEqual([idOf(ADMIN)])
    const [event] = await server.db
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.kind, 'role-taken'), eq(securityEvents.subjectId, idOf(SECOND))))
      .orderBy(securityEvents.id)
      .limit(1)
    expect(event?.details).toMatchObject({ rol: 'administrador' })
  })

  test('a new password during the week restarts the wait', async () => {
    await take(SECOND)
    clock.advance(6 * DAY_MS)
    await hand(ADMIN, SECOND)
    clock.advance(6 * DAY_MS)
    expect(await said(people.takeRole, { id: idOf(SECOND), rol: 'administrador' })).toMatch(
      /^Espera su respuesta/,
    )
    clock.advance(DAY_MS)
    expect((await take(SECOND)).body).toMatchObject({ espera: false })
  })

  test('a proposal without any action for two weeks expires, and a new proposal waits again', async () => {
    await take(SECOND)
    clock.advance(14 * DAY_MS)
    expect((await take(SECOND)).body).toEqual({ status: 'OK', espera: true })
    expect(await held(SECOND)).toEqual(['administrador'])
  })

  test('the account of an administrator cannot be closed instead', async () => {
    const close = { id: idOf(SECOND), motivo: 'Baja' }
    expect(await said(people.closeAccount, close)).toBe(texts.needsRoleTaken)
    expect(await administratorIds(server.db)).toHaveLength(2)
  })

  test('another role for the other administrator waits for their consent, and never applies without it', async () => {
    const give = { id: idOf(SECOND), rol: 'nomina' }
    expect((await ask(people.giveRole, give)).body).toEqual({ status: 'OK', espera: true })
    expect(await held(SECOND)).toEqual(['administrador'])
    expect(await decide(roles.confirmRole, SECOND)).toBe('OK')
    expect(await held(SECOND)).toEqual(['nomina', 'administrador'])
    await setRole(server, idOf(SECOND), 'nomina', false)
    await hand(ADMIN, SECOND)
    await ask(people.giveRole, give)
    expect(await decide(roles.confirmRole, SECOND)).toBe(texts.oneHandOfTwo)
    expect(await said(people.giveRole, give)).toBe(texts.alreadyWaits('Esteban Cárdenas Moreno'))
    clock.advance(7 * DAY_MS)
    expect((await ask(people.giveRole, give)).body).toEqual({ status: 'OK', espera: true })
    expect(await held(SECOND)).toEqual(['administrador'])
  })

  test('with proposals against each other, both keep the role until one of them agrees', async () => {
    await Promise.all([take(SECOND), take(ADMIN, SECOND)])
    expect(await administratorIds(server.db)).toHaveLength(2)
    const all = await server.db.select().from(roleProposals).where(isNull(roleProposals.decidedAt))
    expect(all).toHaveLength(2)
    const answers = await Promise.all(
      all.map(async ({ id, userId }) =>
        said(roles.confirmRole, { id }, userId === idOf(ADMIN) ? ADMIN : SECOND),
      ),
    )
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1)
    expect(await administratorIds(server.db)).toHaveLength(1)
  })

  test('a third administrator decides, and the affected administrator cannot refuse', async () => {
    await handAtTheServer(THIRD)
    await setRole(server, idOf(THIRD), 'administrador')
    await take(SECOND)
    expect(await decide(roles.refuseRole, SECOND)).toBe(texts.aboutYou)
    expect(await decide(roles.confirmRole, THIRD)).toBe('OK')
    expect(await held(SECOND)).toEqual([])
  })
})
