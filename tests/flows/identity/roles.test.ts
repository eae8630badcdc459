import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMenu } from '#contract/identity/login.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as people from '#contract/people/people.ts'
import * as roles from '#contract/identity/roles.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import { listDeskRequests } from '#contract/requests/request-desk.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { ROLES, type Role } from '#domain/identity/roles.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { users } from '#server/db/schema/people.ts'
import { roleProposals } from '#server/db/schema/roles.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { administratorIds, rolesOf } from '#server/identity/roles.ts'
import { rolesTexts as texts } from '#server/services/roles/texts.es.ts'
import { peopleTexts, transportTexts } from '#server/texts.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { exampleOf } from '#tests/support/server/examples.ts'
import {
  findPerson,
  openSession,
  restoreRoles,
  rolesNow,
  setRole,
  sendAs,
} from '#tests/support/server/people.ts'
import { fieldOf, sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { sample } from '#tests/support/sample.ts'
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
    for (const login of [ADMIN, SECOND, THIRD, SOMEBODY, '100301', '100401'])
      ids.set(login, (await findPerson(server, login)).userId)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await restoreRoles(server, before)
    await server.db.update(users).set({ closedAt: null, closedReason: null })
    await server.db.delete(rateLimits)
    await server.db.delete(notifications)
  })

  const ask = async (operation: AnyOperation, input: object, login = ADMIN) =>
    sendAs(server, operation, input, login)
  const said = (answer: WireAnswer) => fieldOf(answer, 'message') ?? fieldOf(answer, 'status')
  const give = (rol: Role, login = SOMEBODY, by = ADMIN, more: object = {}) =>
    ask(people.giveRole, { id: idOf(login), rol, ...more }, by)
  const take = (rol: Role, login: string, by = ADMIN) => ask(people.takeRole, { id: idOf(login), rol }, by)
  const waiting = async () =>
    (await server.db.select().from(roleProposals).where(isNull(roleProposals.decidedAt)))[0]
  const confirm = async (by: string, id?: number) =>
    said(await ask(roles.confirmRole, { id: id ?? (await waiting())?.id ?? 1 }, by))
  const held = (login: string) => rolesOf(server.db, idOf(login))
  const lastEvent = async (login: string) => {
    const rows = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.subjectId, idOf(login)))
      .orderBy(securityEvents.id)
    const row = rows.findLast(({ kind }) => kind.startsWith('role-'))
    return row && { kind: row.kind, actorId: row.actorId, details: row.details }
  }
  const withSecond = (login = SECOND) => setRole(server, idOf(login), 'administrador')

  describe('a single administrator', () => {
    test('gives and takes roles at once, recorded as not confirmed by a second administrator', async () => {
      expect((await give('nomina')).body).toEqual({ status: 'OK', espera: false })
      expect(await held(SOMEBODY)).toEqual(['nomina'])
      expect(await lastEvent(SOMEBODY)).toEqual({
        kind: 'role-given',
        actorId: idOf(ADMIN),
        details: { rol: 'nomina', sinSegundo: true },
      })
      expect((await take('nomina', SOMEBODY)).body).toEqual({ status: 'OK', espera: false })
      expect(await held(SOMEBODY)).toEqual([])
      expect(await lastEvent(SOMEBODY)).toMatchObject({ kind: 'role-taken', details: { sinSegundo: true } })
    })

    test('can neither take their own role nor close their own account', async () => {
      expect(said(await take('administrador', ADMIN))).toBe(peopleTexts.own)
      expect(said(await ask(people.closeAccount, { id: idOf(ADMIN), motivo: 'x' }))).toBe(peopleTexts.own)
      expect(await administratorIds(server.db)).toEqual([idOf(ADMIN)])
    })
  })

  describe('with a second administrator', () => {
    beforeEach(() => withSecond())

    test('refuses a confirmation by an administrator whose password the proposer issued', {
      tags: ['whole'],
    }, async () => {
      const handed = await ask(issueOneTimePassword, { empleado: SECOND })
      expect(handed.body).toMatchObject({ status: 'OK' })
      await server.db
        .update(users)
        .set({ mustChangePassword: false, oneTimeUntil: null })
        .where(eq(users.id, idOf(SECOND)))
      expect((await give('nomina')).body).toEqual({ status: 'OK', espera: true })
      expect(await confirm(SECOND)).toBe(texts.oneHandOfTwo)
      expect(await held(SOMEBODY)).toEqual([])
      // A third administrator may confirm. SECOND may confirm only after another person has issued SECOND's
      // password (one-hand.test.ts).
      await withSecond(THIRD)
      expect(await confirm(THIRD)).toBe('OK')
      expect(await held(SOMEBODY)).toEqual(['nomina'])
      clock.advance(7 * DAY_MS + 1)
      expect((await give('caja')).body).toEqual({ status: 'OK', espera: true })
      expect(await confirm(SECOND)).toBe(texts.oneHand)
      const event = { kind: 'one-time-password-issued', subjectId: idOf(SECOND), address: '', details: {} }
      await server.db.insert(securityEvents).values({ ...event, actorId: null, at: clock.now() })
      expect(await confirm(SECOND)).toBe('OK')
    })

    test('a role waits, the second administrator is notified, and it applies after the confirmation', async () => {
      expect((await give('nomina')).body).toEqual({ status: 'OK', espera: true })
      expect(await held(SOMEBODY)).toEqual([])
      expect(await lastEvent(SOMEBODY)).toMatchObject({
        kind: 'role-proposed',
        actorId: idOf(ADMIN),
        details: { rol: 'nomina', accion: 'dar' },
      })
      const told = await server.db.select().from(notifications)
      expect(told).toMatchObject([{ userId: idOf(SECOND), kind: 'approval-waiting' }])
      const list = await ask(listNotifications, exampleOf(listNotifications).request, SECOND)
      expect(JSON.stringify(list.body)).toContain('Dar Nómina a Guadalupe Ramos Ortega')

      const id = (await waiting())?.id
      expect(await confirm(SECOND)).toBe('OK')
      expect(await held(SOMEBODY)).toEqual(['nomina'])
      expect(await lastEvent(SOMEBODY)).toEqual({
        kind: 'role-given',
        actorId: idOf(SECOND),
        details: { rol: 'nomina', propuso: idOf(ADMIN) },
      })
      expect(await confirm(SECOND, id)).toBe(texts.decided.confirmada)
      const listed = (await ask(roles.listRoles, { pagina: 1, buscar: 'lupita' })).body
      expect(listed).toMatchObject({
        esperan: [],
        data: [
          {
            numero: SOMEBODY,
            roles: [{ rol: 'nomina', dio: 'ESTEBAN CÁRDENAS MORENO', confirmo: 'ARTURO MENDOZA LARA' }],
          },
        ],
      })
    })

    test('refuses a confirmation by the proposer', async () => {
      await give('nomina')
      expect(await confirm(ADMIN)).toBe(texts.ownProposal)
      expect(await held(SOMEBODY)).toEqual([])
    })

    test('refuses a decision by the person concerned, even as one of three administrators', async () => {
      await withSecond(THIRD)
      expect((await give('nomina', THIRD)).body).toMatchObject({ espera: true })
      const { id = 0 } = (await waiting()) ?? {}
      expect(await confirm(THIRD, id)).toBe(texts.aboutYou)
      expect(said(await ask(roles.refuseRole, { id }, THIRD))).toBe(texts.aboutYou)
      expect(await held(THIRD)).toEqual(['administrador'])
      expect(await confirm(SECOND, id)).toBe('OK')
      expect(await held(THIRD)).toEqual(['nomina', 'administrador'])
    })

    test('takes another role of the only other administrator at once', async () => {
      await setRole(server, idOf(SECOND), 'nomina')
      expect((await take('nomina', SECOND)).body).toEqual({ status: 'OK', espera: false })
      expect(await held(SECOND)).toEqual(['administrador'])
    })

    test('a refused or withdrawn proposal changes nothing, is recorded and can be repeated', async () => {
      for (const [by, outcome] of [
        [SECOND, 'rechazada'],
        [ADMIN, 'retirada'],
      ] as const) {
        await give('nomina')
        const { id = 0 } = (await waiting()) ?? {}
        expect(said(await ask(roles.refuseRole, { id }, by))).toBe('OK')
        expect(await lastEvent(SOMEBODY)).toMatchObject({
          kind: 'role-proposal-ended',
          actorId: idOf(by),
          details: { rol: 'nomina', desenlace: outcome },
        })
        expect(await confirm(SECOND, id)).toBe(texts.decided[outcome])
      }
      expect(await held(SOMEBODY)).toEqual([])
    })

    test('rejects a second proposal of the same role, and names the first proposer', async () => {
      await give('nomina')
      expect(said(await give('nomina', SOMEBODY, SECOND))).toBe(texts.alreadyWaits('Esteban Cárdenas Moreno'))
      expect(await server.db.$count(roleProposals)).toBe(1)
    })

    test('accepts one of several simultaneous decisions, and returns its outcome to the others', {
      tags: ['whole'],
    }, async () => {
      await withSecond(THIRD)
      for (let round = 0; round < 3; round++) {
        await give('nomina')
        const { id = 0 } = (await waiting()) ?? {}
        const answers = await Promise.all([
          ask(roles.confirmRole, { id }, SECOND),
          ask(roles.refuseRole, { id }, THIRD),
          ask(roles.confirmRole, { id }, THIRD),
          ask(roles.refuseRole, { id }, SECOND),
        ])
        const words = answers.map(said)
        expect(words.filter((word) => word === 'OK')).toHaveLength(1)
        const isGiven = (await held(SOMEBODY)).includes('nomina')
        const lost = isGiven ? texts.decided.confirmada : texts.decided.rechazada
        expect(words.filter((word) => word === lost)).toHaveLength(3)
        await setRole(server, idOf(SOMEBODY), 'nomina', false)
      }
    })

    test('makes one proposal from several simultaneous ones', async () => {
      await Promise.all([1, 2, 3, 4].map(() => give('caja')))
      expect(await server.db.$count(roleProposals)).toBe(1)
    })

    test('a proposal expires after seven days: it cannot be confirmed, is not listed and can be repeated', async () => {
      await give('nomina')
      const { id = 0 } = (await waiting()) ?? {}
      clock.advance(7 * DAY_MS)
      expect(await confirm(SECOND, id)).toBe(texts.over)
      expect((await ask(roles.listRoles, { pagina: 1 }, SECOND)).body).toMatchObject({ esperan: [] })
      expect((await give('nomina', SOMEBODY, SECOND)).body).toMatchObject({ espera: true })
      const [former] = await server.db.select().from(roleProposals).where(eq(roleProposals.id, id))
      expect(former).toMatchObject({ outcome: 'vencida' })
      expect(await confirm(ADMIN)).toBe('OK')
    })

    test('a proposal can be confirmed until just before seven days', async () => {
      await give('nomina')
      clock.advance(7 * DAY_MS - 1)
      expect(await confirm(SECOND)).toBe('OK')
    })

    test('cancels the proposals of an administrator who loses the role', async () => {
      await withSecond(THIRD)
      await give('nomina', SOMEBODY, SECOND)
      const { id = 0 } = (await waiting()) ?? {}
      await take('administrador', SECOND)
      const taking = await server.db.select().from(roleProposals).where(eq(roleProposals.action, 'quitar'))
      expect(await confirm(THIRD, taking.at(-1)?.id)).toBe('OK')
      expect(await confirm(ADMIN, id)).toBe(texts.decided.anulada)
      expect(await held(SOMEBODY)).toEqual([])
    })

    test('cancels the proposals for an account that is closed', async () => {
      await give('nomina')
      await ask(people.closeAccount, { id: idOf(SOMEBODY), motivo: 'Renuncia' }, SECOND)
      expect(await waiting()).toBeUndefined()
    })

    test('refuses to close an administrator’s account until two administrators have taken the role', async () => {
      await withSecond(THIRD)
      const close = () => ask(people.closeAccount, { id: idOf(THIRD), motivo: 'Renuncia' })
      expect(said(await close())).toBe(texts.needsRoleTaken)
      expect((await take('administrador', THIRD)).body).toMatchObject({ espera: true })
      expect(await confirm(SECOND)).toBe('OK')
      expect(said(await close())).toBe('OK')
    })

    test('refuses to confirm the second of two waiting roles that exclude each other', async () => {
      await give('auditor')
      const auditor = (await waiting())?.id
      await give('nomina')
      expect(await confirm(SECOND, auditor)).toBe('OK')
      expect(await confirm(SECOND)).toBe(peopleTexts.auditorAlone)
      expect(await held(SOMEBODY)).toEqual(['auditor'])
    })
  })

  test('applies a given or taken role from the next call of a running session', async () => {
    const token = await openSession(server, SOMEBODY)
    const desk = { tipo: 'aclaracion', abiertas: true, pagina: 1 }
    const call = async () => (await sendOperation(server, listDeskRequests, desk, token)).http
    const views = async () =>
      JSON.stringify((await sendOperation(server, readMenu, { correo: '' }, token)).body)
    expect(await call()).toBe(403)
    await give('nomina')
    expect(await call()).toBe(200)
    expect(await views()).toContain('AtencionNomina')
    await take('nomina', SOMEBODY)
    expect(await call()).toBe(403)
    expect(await views()).not.toContain('AtencionNomina')
  })

  const opened: Record<Role, readonly string[]> = {
    'recursos-humanos': ['hr', 'accounts'],
    nomina: ['payroll'],
    caja: ['fund'],
    autorizador: ['approver'],
    auditor: ['auditor'],
    administrador: ['administrator', 'accounts'],
    vigilancia: ['gate'],
  }
  test.each(ROLES)('%s opens its own operations and no others', async (role) => {
    const all = allOperations.filter(({ access }) => Object.values(opened).flat().includes(access))
    const guarded = sample(`role ${role}`, all, 12, ({ id }) => id)
    const token = await openSession(server, SOMEBODY)
    const refused = async () => {
      const out: string[] = []
      for (const operation of guarded) {
        // Empty input is invalid: a permitted caller gets a validation error and changes nothing.
        const answer = await sendOperation(server, operation, {}, token)
        if (said(answer) === transportTexts.forbidden) out.push(operation.id)
      }
      return out
    }
    expect(await refused()).toHaveLength(guarded.length)
    await setRole(server, idOf(SOMEBODY), role)
    const others = guarded.filter(({ access }) => !opened[role].includes(access)).map(({ id }) => id)
    expect(await refused()).toEqual(others)
  })

  test('lets only administrators read or decide proposals', async () => {
    for (const login of ['100301', '100401', SOMEBODY]) {
      expect((await ask(roles.listRoles, { pagina: 1 }, login)).http).toBe(403)
      expect((await ask(roles.confirmRole, { id: 1 }, login)).http).toBe(403)
    }
    expect(said(await ask(roles.confirmRole, { id: 99_999 }))).toBe(texts.unknown)
  })

  test('keeps an ended role as history, and gives a role to a person only once', async () => {
    await give('nomina')
    await give('nomina')
    await take('nomina', SOMEBODY)
    await give('nomina')
    const rows = (await rolesNow(server)).filter(({ userId }) => userId === idOf(SOMEBODY))
    expect(rows.map(({ endedAt }) => endedAt === null)).toEqual([false, true])
    const [open] = rows.filter(({ endedAt }) => endedAt === null)
    expect(open).toMatchObject({ role: 'nomina', givenBy: idOf(ADMIN), confirmedBy: null })
  })
})
