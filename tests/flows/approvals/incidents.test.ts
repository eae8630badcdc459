import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorizeIncidents, decideIncident } from '#contract/approvals/incident-decisions.ts'
import {
  countIncidents,
  type IncidentRow,
  readIncidents,
  requestIncident,
} from '#contract/approvals/incidents.ts'
import { closeOtherSessions, signOut } from '#contract/identity/login.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { weekRuleText } from '#domain/approvals/incident-texts.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { transportTexts } from '#server/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Tests INCD-01 … INCD-05 and SHELL-19. */

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let employeeId: number

  beforeAll(async () => {
    server = await startServer({ database })
    employeeId = (await findPerson(server, '100101')).employeeId ?? 0
    await setWeeklyRest('')
  })
  afterAll(() => server.stop())
  beforeEach(() => server.db.delete(approvals).where(eq(approvals.requesterId, employeeId)))

  const setWeeklyRest = (weeklyRest: string) =>
    server.db.update(employees).set({ weeklyRest }).where(eq(employees.id, employeeId))

  const ask = async (operation: AnyOperation, login: string, input: object = {}) =>
    sendAs(server, operation, input, login)

  const request = (from: string, to = from, tipo = 'Permiso con goce de sueldo', login = '100101') =>
    ask(requestIncident, login, { tipo, fechaInIncidencia: from, fechaFiIncidencia: to })

  async function rowsOf(login: string): Promise<IncidentRow[]> {
    return fieldOf(await ask(readIncidents, login, { id: 0 }), 'incidencias') as IncidentRow[]
  }

  test('shows a leader two incidents to decide and four of their own; counts only those to decide', async () => {
    const rows = await rowsOf('100201')
    expect(rows.map(({ nombre }) => nombre !== undefined)).toEqual([true, true, false, false, false, false])
    expect(rows[1]).toMatchObject({ descIncidencia: 'Tiempo por tiempo', nombre: 'ELENA CASTAÑEDA' })
    expect((await ask(countIncidents, '100201')).body).toEqual({ status: 'Ok', count: 2 })
    expect((await ask(countIncidents, '100101')).body).toEqual({ status: 'Ok', count: 0 })
  })

  test('INCD-01: a new request is a pending row of the person, and one more to decide for the leader', async () => {
    expect((await request('2026-05-04', '2026-05-12', 'Tiempo por tiempo')).body).toEqual({ status: 'Ok' })
    const [row] = await rowsOf('100101')
    expect(row).toEqual({
      descIncidencia: 'Tiempo por tiempo',
      FLARGA: '4 de mayo de 2026',
      estatusDesc: 'Pendiente',
      fechaInIncidencia: '2026-05-04',
      fechaFiIncidencia: '2026-05-12',
      idIncidencia: row?.idIncidencia,
    })
    expect(fieldOf(await ask(countIncidents, '100201'), 'count')).toBe(3)
    const detail = await ask(readIncidents, '100201', { id: row?.idIncidencia })
    expect(fieldOf(detail, 'incidencias')).toEqual([{ ...row, nombre: 'GUADALUPE RAMOS' }])
  })

  test('INCD-04, INCD-05: refuses more than two days of an ISO week and says whom to ask', async () => {
    const refusal = { status: 'ERROR', message: weekRuleText }
    expect((await request('2024-12-30')).body).toEqual({ status: 'Ok' })
    expect((await request('2024-12-31')).body).toEqual({ status: 'Ok' })
    expect((await request('2025-01-05')).body).toEqual(refusal)
    expect((await request('2025-01-06', '2025-01-07')).body).toEqual({ status: 'Ok' })
    expect((await request('2025-01-13', '2025-01-15')).body).toEqual(refusal)
    // The last two days of one week and the first two of the next.
    expect((await request('2025-01-18', '2025-01-21')).body).toEqual({ status: 'Ok' })
    expect((await request('2025-02-01', '2026-02-01')).body).toEqual(refusal)
  })

  test('counts neither weekly rest days nor holidays towards the weekly limit', async () => {
    await setWeeklyRest('06')
    expect(fieldOf(await ask(readIncidents, '100101', { id: 0 }), 'descansoSemanal')).toBe('06')
    // Friday to Monday, and Tuesday; Friday 1 May is a holiday.
    expect((await request('2026-04-30', '2026-05-04')).body).toEqual({ status: 'Ok' })
    expect((await request('2026-05-05')).body).toEqual({ status: 'Ok' })
    expect(fieldOf(await request('2026-05-06'), 'message')).toBe(weekRuleText)
    await setWeeklyRest('')
    expect(fieldOf(await request('2026-05-09'), 'message')).toBe(weekRuleText)
  })

  test('counts only the rest day of a swap towards the weekly limit', async () => {
    expect(fieldOf(await request('2026-05-06', '2026-04-30', 'Tiempo por tiempo'), 'status')).toBe('Ok')
    expect(fieldOf(await request('2026-05-07', '2026-05-20', 'Tiempo por tiempo'), 'status')).toBe('Ok')
    expect(fieldOf(await request('2026-05-08'), 'message')).toBe(weekRuleText)
    expect(fieldOf(await request('2026-05-20', '2026-05-21'), 'status')).toBe('Ok')
  })

  test('a rejected day is free again, an authorized day is not', { tags: ['whole'] }, async () => {
    await request('2026-05-04')
    await request('2026-05-05')
    await server.db
      .update(approvals)
      .set({ state: 'authorized', decidedAt: server.clock.now() })
      .where(eq(approvals.requesterId, employeeId))
    expect(fieldOf(await request('2026-05-06'), 'message')).toBe(weekRuleText)
    await server.db
      .update(approvals)
      .set({ state: 'refused', decidedAt: server.clock.now() })
      .where(eq(approvals.fromDay, '2026-05-04'))
    expect(fieldOf(await request('2026-05-06'), 'status')).toBe('Ok')
    expect(await rowsOf('100101')).toHaveLength(1)
  })

  test('accepts two of seven simultaneous requests in one week', {
    tags: ['whole'],
  }, async () => {
    const token = await openSession(server, '100101')
    const days = ['04', '05', '06', '07', '08', '09', '10']
    const answers = await Promise.all(
      days.map((day) =>
        sendOperation(
          server,
          requestIncident,
          {
            tipo: 'Trabajo en casa',
            fechaInIncidencia: `2026-05-${day}`,
            fechaFiIncidencia: `2026-05-${day}`,
          },
          token,
        ),
      ),
    )
    expect(answers.filter((answer) => fieldOf(answer, 'status') === 'Ok')).toHaveLength(2)
    expect(await rowsOf('100101')).toHaveLength(2)
  })

  test.each([
    ['2026-02-30', '2026-03-01', 'Trabajo en casa', 'La fecha no existe. Escríbela otra vez.'],
    ['2026-05-05', '2026-05-04', 'Trabajo en casa', 'La fecha final no puede ser antes de la inicial.'],
    [
      '2026-05-05',
      '2026-05-05',
      'Tiempo por tiempo',
      'El día que descansas y el que trabajas deben ser distintos.',
    ],
    ['2026-05-05', '2026-05-05', 'Año sabático', 'Elige qué quieres pedir.'],
    ['5 de mayo', '2026-05-05', 'Trabajo en casa', 'El campo fechaInIncidencia no es válido.'],
  ])('refuses %s to %s, %s', async (from, to, kind, message) => {
    expect((await request(from, to, kind)).body).toEqual({ status: 'ERROR', message })
    expect(await rowsOf('100101')).toEqual([])
  })

  test('refuses a second request for the same day', async () => {
    await request('2026-05-04')
    const again = await request('2026-05-04', '2026-05-04', 'Trabajo en casa')
    expect(fieldOf(again, 'message')).toBe('Ya pediste uno de esos días.')
    server.clock.advance(61_000)
    expect(fieldOf(await request('2026-05-04'), 'message')).toBe('Ya pediste uno de esos días.')
  })

  test('saves a repeated request once, and answers each repetition with success', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => request('2026-05-04')))
    expect(answers.map((answer) => fieldOf(answer, 'status'))).toEqual(['Ok', 'Ok', 'Ok'])
    expect(await rowsOf('100101')).toHaveLength(1)
  })

  test('human resources decides for people without a leader, but has no approver itself', async () => {
    expect(fieldOf(await request('2031-05-05', undefined, undefined, '100201'), 'status')).toBe('Ok')
    const [row] = await server.db.select().from(approvals).where(eq(approvals.fromDay, '2031-05-05'))
    expect(row?.approverId).toBe((await findPerson(server, '100301')).employeeId)
    expect(fieldOf(await request('2031-05-05', undefined, undefined, '100301'), 'message')).toBe(
      'No encontramos quién autoriza tu solicitud. Pregunta en Recursos Humanos.',
    )
  })

  test('accepts a decision only in a current session without a password or second step to set', async () => {
    const hr = '100301'
    expect(fieldOf(await request('2031-06-04', undefined, undefined, '100201'), 'status')).toBe('Ok')
    const isIt = eq(approvals.fromDay, '2031-06-04')
    const find = async () => (await server.db.select().from(approvals).where(isIt))[0]
    const id = (await find())?.id ?? 0
    const decide = async (token: string) => {
      const one = await sendOperation(server, decideIncident, { idIncidencia: id, estatus: 2 }, token)
      const all = { idIncidencia: [id], estatus: 2 }
      const both = [one, await sendOperation(server, authorizeIncidents, all, token)]
      expect((await find())?.state).toBe('waiting')
      return both.map((answer) => fieldOf(answer, 'message'))
    }
    const twice = (message: string) => [message, message]

    const ended = await openSession(server, hr)
    await sendOperation(server, signOut, {}, ended)
    expect(await decide(ended)).toEqual(twice(transportTexts.invalidToken))
    const other = await openSession(server, hr)
    const current = await openSession(server, hr)
    await sendOperation(server, closeOtherSessions, {}, current)
    expect(await decide(other)).toEqual(twice(transportTexts.invalidToken))

    const { userId } = await findPerson(server, hr)
    const setDuty = (mustChangePassword: boolean) =>
      server.db.update(users).set({ mustChangePassword }).where(eq(users.id, userId))
    await setDuty(true)
    expect(await decide(current)).toEqual(twice(transportTexts.mustChangePassword))
    await setDuty(false)
    const { environment } = server.services
    const { mfaRoles } = environment
    Object.assign(environment, { mfaRoles: ['recursos-humanos'] })
    expect(await decide(current)).toEqual(twice(transportTexts.mustSetSecondStep))
    Object.assign(environment, { mfaRoles })

    const authorized = await sendOperation(server, decideIncident, { idIncidencia: id, estatus: 2 }, current)
    expect(fieldOf(authorized, 'incidencias')).toEqual({ estatusSolicitud: 'true' })
  })

  test.each([[-1], ['1'], [1.5], [null], [undefined], [3_000_000_000]])('refuses the id %j', async (id) => {
    expect(fieldOf(await ask(readIncidents, '100101', { id }), 'status')).toBe('ERROR')
  })

  test('refuses requests without a session and from accounts without an employee record', async () => {
    const nobody = await sendOperation(server, countIncidents, {}, '')
    expect(nobody.body).toEqual({ status: 'EXPSESSION', message: 'Token inválido' })
    for (const login of ['candidato', 'externo']) {
      expect(fieldOf(await ask(countIncidents, login), 'status')).toBe('ERROR')
      expect(fieldOf(await request('2026-05-04', undefined, undefined, login), 'status')).toBe('ERROR')
    }
  })
})
