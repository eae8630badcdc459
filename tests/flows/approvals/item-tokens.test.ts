import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestableDetails } from '#contract/approvals/approval-details.ts'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import { decideApproval, listToDecide } from '#contract/approvals/approvals.ts'
import { renewToken } from '#contract/protocol/general.ts'
import { closeOtherSessions, signOut } from '#contract/identity/login.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { authorizeVacancy, listPendingVacancies } from '#contract/approvals/vacancies.ts'
import { decideVisit, listPendingVisits } from '#contract/approvals/visits.ts'
import { companyDate } from '#domain/time/dates.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { users } from '#server/db/schema/people.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** K-10: an item token is valid only as long as the session that received it. */

const ASKER = '100201'
const APPROVER = '100301'
const VACANCY = { clase: 'vacante', razon: 'Reemplazo', lugares: 1 } as const

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let session = ''
  let asked = 0
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    session = await openSession(server, APPROVER)
  })

  const askFor = async (solicitud: RequestableDetails) => {
    asked += 1
    const token = await openSession(server, ASKER)
    const answer = await sendOperation(server, askApproval, { solicitud, operacion: `i-${asked}` }, token)
    return Number(fieldOf(answer, 'id'))
  }
  const tokenOf = async (list: AnyOperation, field: string, id: number, input: object = {}) => {
    const rows = fieldOf(await sendOperation(server, list, input, session), field)
    return (rows as { id: number; token: string }[]).find((row) => row.id === id)?.token ?? ''
  }
  const vacancyToken = (id: number) => tokenOf(listPendingVacancies, 'respuesta', id)
  const authorize = async (id: number, psw: string) =>
    (await sendOperation(server, authorizeVacancy, { id, estatus: 3, psw }, psw)).body
  const stateOf = async (id: number) =>
    (await server.db.select().from(approvals).where(eq(approvals.id, id)))[0]?.state
  const approverId = async () => (await findPerson(server, APPROVER)).userId
  const account = async (change: Partial<typeof users.$inferInsert>) =>
    server.db
      .update(users)
      .set(change)
      .where(eq(users.id, await approverId()))

  const ends: [string, () => Promise<unknown>, (() => Promise<unknown>)?][] = [
    ['sign-out', () => sendOperation(server, signOut, {}, session)],
    [
      'the end of all other sessions',
      async () => sendOperation(server, closeOtherSessions, {}, await openSession(server, APPROVER)),
    ],
    [
      'a new one-time password',
      async () =>
        sendOperation(
          server,
          issueOneTimePassword,
          { empleado: APPROVER },
          await openSession(server, '100501'),
        ),
      () => account({ mustChangePassword: false, oneTimeUntil: null, oneTimeUsedAt: null }),
    ],
    [
      'a password that must be changed',
      () => account({ mustChangePassword: true }),
      () => account({ mustChangePassword: false }),
    ],
  ]
  test.each(ends)(
    'an item token authorizes nothing after %s',
    { tags: ['whole'] },
    async (_what, end, undo) => {
      const id = await askFor({ ...VACANCY, puesto: `Analista ${asked}` })
      const token = await vacancyToken(id)
      expect(await end()).toBeDefined()
      expect(await authorize(id, token)).toMatchObject({ status: 'EXPSESSION' })
      expect(await stateOf(id)).toBe('waiting')
      await undo?.()
    },
  )

  test('an item token authorizes nothing while the role requires a second step', async () => {
    const id = await askFor({ ...VACANCY, puesto: `Analista ${asked}` })
    const token = await vacancyToken(id)
    const { environment } = server.services
    const { mfaRoles } = environment
    Object.assign(environment, { mfaRoles: ['recursos-humanos'] })
    expect(await authorize(id, token)).toMatchObject({ status: 'EXPSESSION' })
    Object.assign(environment, { mfaRoles })
    expect(await authorize(id, token)).toMatchObject({ respuesta: { estatusPass: 'AUTHORIZED' } })
  })

  test('keeps an item token valid after the session is renewed', async () => {
    const id = await askFor({ ...VACANCY, puesto: `Analista ${asked}` })
    const token = await vacancyToken(id)
    const renewed = fieldOf(await sendOperation(server, renewToken, {}, session), 'token')
    session = String(renewed)
    await vacancyToken(id)
    expect(await authorize(id, token)).toMatchObject({ respuesta: { estatusPass: 'AUTHORIZED' } })
  })

  test('refuses item tokens of visits and overtime after a sign-out, even in a new session', async () => {
    const dia = companyDate(server.clock.now().getTime() + 3 * 86_400_000)
    const visit = await askFor({
      clase: 'visita',
      nombre: 'EVA',
      paterno: 'SOTO',
      dia,
      entrada: '08:30',
      salida: '17:00',
      razon: 'Mantenimiento',
      ubicacion: 'Planta 1',
      accion: 'Servicio',
    })
    const overtime = await askFor({
      clase: 'tiempo_extra',
      empleado: '100213',
      dia,
      entrada: '14:00',
      horas: 3,
      motivo: 'Pedido urgente',
    })
    const visitToken = await tokenOf(listPendingVisits, 'respuesta', visit)
    const overtimeToken = await tokenOf(listToDecide, 'data', overtime, { clases: ['tiempo_extra'] })
    await sendOperation(server, signOut, {}, session)
    session = await openSession(server, APPROVER)
    const asVisit = {
      token_visita: visitToken,
      password: visitToken,
      idVisita: visit,
      estatus: 1,
      comentario: '',
    }
    expect((await sendOperation(server, decideVisit, asVisit, session)).body).toMatchObject({
      status: 'EXPSESSION',
    })
    const asOvertime = { id: overtime, decision: 'autorizar', token: overtimeToken }
    expect((await sendOperation(server, decideApproval, asOvertime, session)).body).toMatchObject({
      status: 'ERROR',
    })
    expect([await stateOf(visit), await stateOf(overtime)]).toEqual(['waiting', 'waiting'])
  })
})
