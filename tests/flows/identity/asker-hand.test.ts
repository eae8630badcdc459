import { and, eq, isNull, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideByLink, makeLink } from '#contract/approvals/approval-links.ts'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import { decideApproval, listToDecide, setSubstitute } from '#contract/approvals/approvals.ts'
import { authorizeIncidents, decideIncident } from '#contract/approvals/incident-decisions.ts'
import { requestIncident } from '#contract/approvals/incidents.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as desk from '#contract/savings/savings-desk.ts'
import * as moves from '#contract/savings/savings-moves.ts'
import type { Role } from '#domain/identity/roles.ts'
import { companyDate } from '#domain/time/dates.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { roleGrants } from '#server/db/schema/roles.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { approvalTexts } from '#server/services/approvals/texts.es.ts'
import { savingsDeskTexts } from '#server/services/savings-desk/texts.es.ts'
import { ownDataTexts } from '#server/texts.ts'
import { payday } from '#tests/support/people/fund-hands.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, recordIssued, setRole } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const HR = '100301'
const ADMIN = '100501'
/** Leader of the HR person in this test, without a role. */
const LEADER = '100104'
const DAY_MS = 86_400_000

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let asked = 0
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    await setLeader(LEADER, HR)
  })
  afterAll(() => server.stop())

  const setLeader = async (leader: string, employee: string) => {
    const { employeeId: leaderId } = await findPerson(server, leader)
    await server.db.update(employees).set({ leaderId }).where(eq(employees.number, employee))
  }
  const endRoles = async (role: Role, kept?: string) => {
    const userId = kept === undefined ? 0 : (await findPerson(server, kept)).userId
    await server.db
      .update(roleGrants)
      .set({ endedAt: server.clock.now() })
      .where(and(eq(roleGrants.role, role), ne(roleGrants.userId, userId), isNull(roleGrants.endedAt)))
  }
  const ask = async (login: string, operation: AnyOperation, input: object) =>
    sendOperation(server, operation, input, await openSession(server, login))
  const hand = async (from: string, to: string) => {
    expect((await ask(from, issueOneTimePassword, { empleado: to })).body).toMatchObject({ status: 'OK' })
    // Marks the password as changed. The server cannot know whether the owner or the issuer chose it.
    await server.db.update(users).set({ mustChangePassword: false, oneTimeUntil: null, oneTimeUsedAt: null })
  }
  const askFor = async (login: string) => {
    asked += 1
    const dia = companyDate(server.clock.now().getTime() + (asked + 2) * 86_400_000)
    const solicitud = { clase: 'descanso_laborado', dia, motivo: 'Inventario' }
    return Number(fieldOf(await ask(login, askApproval, { solicitud, operacion: `h-${asked}` }), 'id'))
  }
  const decide = async (login: string, id: number) => {
    const rows = fieldOf(await ask(login, listToDecide, { clases: ['descanso_laborado'] }), 'data')
    const token = (rows as { id: number; token: string }[]).find((row) => row.id === id)?.token
    const answer = await ask(login, decideApproval, { id, decision: 'autorizar', token })
    return fieldOf(answer, 'message') ?? fieldOf(answer, 'status')
  }
  const stateOf = async (id: number) =>
    (await server.db.select().from(approvals).where(eq(approvals.id, id)))[0]?.state

  test('requests: refuses a decider whose password the requester issued, until another person issues a new password', {
    tags: ['whole'],
  }, async () => {
    const id = await askFor(HR)
    await hand(HR, LEADER)
    expect(await decide(LEADER, id)).toBe(approvalTexts.oneHand)
    expect(await stateOf(id)).toBe('waiting')
    await hand(ADMIN, LEADER)
    expect(await decide(LEADER, id)).toBe('OK')
  })

  test('requests: refuses a decision by link alone while the requester set the decider’s mail', async () => {
    const [hr, leader] = [await findPerson(server, HR), await findPerson(server, LEADER)]
    await server.db.insert(securityEvents).values({
      kind: 'person-changed',
      actorId: hr.userId,
      subjectId: leader.userId,
      address: '',
      at: new Date(server.clock.now().getTime() - 30 * 86_400_000),
      details: { fields: 'puesto, correo' },
    })
    const id = await askFor(HR)
    const link = String(fieldOf(await ask(LEADER, makeLink, { id }), 'enlace'))
    const key = /#\/\w+\/([\w-]{43})/.exec(link)?.[1] ?? ''
    const decision = { key, decision: 'autorizar' }
    expect((await sendOperation(server, decideByLink, decision, '')).body).toMatchObject({
      status: 'ERROR',
      message: approvalTexts.oneHandByMail,
    })
    expect(await stateOf(id)).toBe('waiting')
    expect((await ask(LEADER, decideByLink, decision)).body).toMatchObject({ status: 'OK' })
  })

  test('incidents: refuses to authorize one or all for a requester who issued the decider’s password', async () => {
    const day = '2031-06-04'
    const asked = { tipo: 'Permiso con goce de sueldo', fechaInIncidencia: day, fechaFiIncidencia: day }
    expect((await ask(HR, requestIncident, asked)).body).toEqual({ status: 'Ok' })
    const [row] = await server.db.select().from(approvals).where(eq(approvals.fromDay, day))
    const id = row?.id ?? 0
    const one = { idIncidencia: id, estatus: 2 }
    await hand(HR, LEADER)
    expect((await ask(LEADER, decideIncident, one)).body).toMatchObject({
      incidencias: { estatusSolicitud: 'false' },
      message: approvalTexts.oneHand,
    })
    expect((await ask(LEADER, authorizeIncidents, { idIncidencia: [id], estatus: 2 })).body).toMatchObject({
      incidencias: { estatusSolicitud: 'false' },
      porIncidencia: [{ id, message: approvalTexts.oneHand }],
    })
    expect(await stateOf(id)).toBe('waiting')
    await hand(ADMIN, LEADER)
    expect((await ask(LEADER, decideIncident, one)).body).toMatchObject({
      incidencias: { estatusSolicitud: 'true' },
    })
  })

  test('requests: refuses a decider whose password came from the requester through another account', {
    tags: ['whole'],
  }, async () => {
    const id = await askFor(HR)
    const [leader, between] = [await findPerson(server, LEADER), await findPerson(server, '100103')]
    await hand(HR, '100103')
    const event = { kind: 'one-time-password-issued', address: '', details: {} } as const
    await server.db.insert(securityEvents).values({
      ...event,
      actorId: between.userId,
      subjectId: leader.userId,
      at: server.clock.now(),
    })
    expect(await decide(LEADER, id)).toBe(approvalTexts.oneHand)
    const admin = await findPerson(server, ADMIN)
    const recordEvent = async (kind: 'recovery-redeemed' | 'person-changed') => {
      const isChange = kind === 'person-changed'
      await server.db.insert(securityEvents).values({
        kind,
        actorId: isChange ? admin.userId : leader.userId,
        subjectId: leader.userId,
        address: '',
        details: isChange ? { fields: 'correo' } : {},
        at: server.clock.now(),
      })
    }
    await recordEvent('recovery-redeemed')
    expect(await decide(LEADER, id)).toBe(approvalTexts.oneHand)
    await recordEvent('person-changed')
    await recordEvent('recovery-redeemed')
    expect(await decide(LEADER, id)).toBe('OK')
  })

  test('requests: refuses a password that came through another account a year ago, unless the two passwords were issued more than a week apart', {
    tags: ['whole'],
  }, async () => {
    const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS)
    await recordIssued(server, HR, '100102', ago(400))
    await recordIssued(server, '100102', '100201', ago(395))
    await setLeader('100201', HR)
    expect(await decide('100201', await askFor(HR))).toBe(approvalTexts.oneHand)
    await recordIssued(server, '100102', '100401', ago(380))
    await setLeader('100401', HR)
    expect(await decide('100401', await askFor(HR))).toBe('OK')
    await setLeader(LEADER, HR)
  })

  test('requests: refuses a decider who issued the requester’s password in the last seven days, unless nobody else can decide', async () => {
    await setLeader(LEADER, '100101')
    await setLeader(LEADER, '100102')
    await server.db.update(employees).set({ leaderId: null }).where(eq(employees.number, LEADER))
    const issuedAt = new Date(server.clock.now().getTime() - 8 * DAY_MS)
    await recordIssued(server, LEADER, '100102', issuedAt)
    expect(await decide(LEADER, await askFor('100102'))).toBe('OK')
    await recordIssued(server, LEADER, '100101')
    const id = await askFor('100101')
    expect(await decide(LEADER, id)).toBe(ownDataTexts.issuedByDecider)
    expect(await stateOf(id)).toBe('waiting')
    await endRoles('recursos-humanos')
    expect(await decide(LEADER, id)).toBe('OK')
    await setRole(server, (await findPerson(server, HR)).userId, 'recursos-humanos')
  })

  test('requests: accepts a decision when the decider’s password came from a third person', async () => {
    await hand(HR, LEADER)
    await setLeader(LEADER, '100101')
    await hand(HR, '100101')
    expect(await decide(LEADER, await askFor('100101'))).toBe('OK')
  })

  test('requests: lets the next leader decide although the requester issued the leader’s password', async () => {
    await setLeader('100601', LEADER)
    const id = await askFor(HR)
    await hand(HR, LEADER)
    expect(await decide(LEADER, id)).toBe(approvalTexts.oneHand)
    const { employeeId } = await findPerson(server, '100601')
    await server.db.update(approvals).set({ escalatedToId: employeeId }).where(eq(approvals.id, id))
    expect(await decide('100601', id)).toBe('OK')
  })

  test('requests: refuses a substitute of a decider whose password the requester issued', async () => {
    const id = await askFor(HR)
    await hand(HR, LEADER)
    const day = (ahead: number) => companyDate(server.clock.now().getTime() + ahead * 86_400_000)
    const substitution = { empleado: '100102', desde: day(0), hasta: day(1) }
    expect((await ask(LEADER, setSubstitute, substitution)).body).toMatchObject({ status: 'OK' })
    expect(await decide('100102', id)).toBe(approvalTexts.oneHand)
    expect(await stateOf(id)).toBe('waiting')
    await hand(ADMIN, LEADER)
    expect(await decide('100102', id)).toBe('OK')
  })

  test('savings: refuses a decision by a person whose password the requester of the withdrawal issued', async () => {
    const fund = await findPerson(server, '100103')
    const asker = await findPerson(server, '100102')
    await setRole(server, fund.userId, 'caja')
    await setRole(server, asker.userId, 'administrador')
    expect((await ask('100102', moves.withdrawSavings, { monto: 100, ...payday })).body).toMatchObject({
      status: 'OK',
    })
    const rows = fieldOf(
      await ask('100103', desk.listSavingsRequests, { decididas: false, pagina: 1 }),
      'data',
    )
    const request = (rows as { id: number; empleado: string; monto: number }[]).find(
      ({ empleado }) => empleado === '100102',
    )
    await hand('100102', '100103')
    const input = { id: request?.id, decision: 'autorizar', monto: request?.monto }
    expect((await ask('100103', desk.decideSavingsRequest, input)).body).toMatchObject({
      message: savingsDeskTexts.oneHand,
    })
    await hand(ADMIN, '100103')
    await recordIssued(server, '100103', '100102')
    expect((await ask('100103', desk.decideSavingsRequest, input)).body).toMatchObject({
      message: ownDataTexts.issuedByDecider,
    })
    await endRoles('caja', '100103')
    expect((await ask('100103', desk.decideSavingsRequest, input)).body).toMatchObject({ status: 'OK' })
  })
})
