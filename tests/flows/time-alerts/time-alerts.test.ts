import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTeamSize } from '#contract/people/leader.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as contract from '#contract/time/time-alerts.ts'
import type { WireTeamPerson } from '#contract/time/time-alerts.ts'
import { listOwnAlerts, readCanteenSchedule, type WireAlert } from '#contract/time/own-alerts.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { employees } from '#server/db/schema/people.ts'
import { timeAlerts, timeAlertViews } from '#server/db/schema/time-alerts.ts'
import { createTestClock, noon } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation, sendRaw, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** TIME-01 … TIME-10: own time alerts, alerts of a leader's team, seen marks, and reports of new alerts. */

const DAY_MS = 86_400_000

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let today: string

  beforeAll(async () => {
    server = await startServer({ database, clock: createTestClock(noon()) })
    today = companyDate(server.clock.now().getTime())
  })
  afterAll(() => server.stop())

  const ask = async (operation: AnyOperation, login: string, input: object = {}): Promise<WireAnswer> =>
    sendAs(server, operation, input, login)
  const own = async (login: string) => fieldOf(await ask(listOwnAlerts, login), 'data') as WireAlert[]
  const team = async (login = '100201') =>
    fieldOf(await ask(contract.listTeamAlerts, login), 'data') as WireTeamPerson[]
  const fresh = async () => fieldOf(await ask(readTeamSize, '100201'), 'alertasNuevas')
  const report = (more: object = {}, login = '100301') =>
    ask(contract.recordTimeAlert, login, {
      emplid: '100211',
      fechaAlerta: today,
      horaEntrada: '00:01',
      horaSalida: null,
      descripcion: 'Sanitarios nave 1',
      idTipoInstalacion: 1,
      tipoInstalacion: 'Sanitario',
      ...more,
    })
  async function leadTeamWith(leader: string, member: string): Promise<void> {
    const [row] = await server.db.select().from(employees).where(eq(employees.number, leader))
    await server.db
      .update(employees)
      .set({ leaderId: row?.id ?? null })
      .where(eq(employees.number, member))
  }

  test('lists one’s own alerts newest first with the fields of the contract (TIME-01, TIME-03)', async () => {
    const answer = await ask(listOwnAlerts, '100101')
    expect(fieldOf(answer, 'status')).toBe('OK')
    const rows = await own('100101')
    expect(rows.length).toBeGreaterThan(2)
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'descripcion',
      'emplid',
      'fechaAlerta',
      'horaEntrada',
      'horaSalida',
      'idTipoInstalacion',
      'tipoInstalacion',
      'vista',
    ])
    const dates = rows.map(({ fechaAlerta }) => fechaAlerta)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(rows[0]).toMatchObject({ emplid: '100101', fechaAlerta: addDays(today, -1), horaSalida: '13:52' })
    expect((await own('100104')).some(({ horaSalida }) => horaSalida === null)).toBe(true)
  })

  test('answers VACIO to a person without alerts', async () => {
    const answer = await ask(listOwnAlerts, '100103')
    expect(answer.body).toEqual({ status: 'VACIO', data: [] })
  })

  test('lists the whole team, also people without alerts, and no one else (TIME-02, TIME-06)', async () => {
    const people = await team()
    expect(people.map(({ EMPLID }) => EMPLID)).toEqual([
      '100101',
      '100103',
      '100104',
      ...Array.from({ length: 9 }, (_, index) => String(100_211 + index)),
    ])
    expect(people.find(({ EMPLID }) => EMPLID === '100214')?.alertas).toEqual([])
    expect(people.find(({ EMPLID }) => EMPLID === '100213')?.nombreColaborador).toBe('MARTÍN OLVERA TORRES')
    expect(await own('100102')).not.toEqual([])
    expect(JSON.stringify(people)).not.toContain('MENDOZA')
    const size = await ask(readTeamSize, '100201')
    expect(fieldOf(size, 'cantidad')).toBe(12)
  })

  test('returns cantidad 0 to a person without a team and refuses the list and the mark (TIME-09)', async () => {
    for (const login of ['100101', '100102', '100301']) {
      expect((await ask(readTeamSize, login)).body).toEqual({ status: 'OK', cantidad: 0 })
      for (const operation of [contract.listTeamAlerts, contract.markTeamAlertsSeen]) {
        const answer = await ask(operation, login)
        expect([answer.http, fieldOf(answer, 'status')]).toEqual([403, 'ERROR'])
        expect(fieldOf(answer, 'data')).toBeUndefined()
      }
    }
    for (const login of ['candidato', 'externo']) {
      expect(fieldOf(await ask(readTeamSize, login), 'status')).toBe('ERROR')
      expect(fieldOf(await ask(listOwnAlerts, login), 'status')).toBe('ERROR')
    }
  })

  test('shows each leader only their own team, whatever the request contains', async () => {
    await leadTeamWith('100301', '100102')
    const others = await team('100301')
    expect(others.map(({ EMPLID }) => EMPLID)).toEqual(['100102'])
    const forged = { emplid: '100201', EMPLID: '100201', lider: '100201', leaderId: 5 }
    const token = await openSession(server, '100301')
    const answer = await sendOperation(server, contract.listTeamAlerts, forged, token)
    expect(fieldOf(answer, 'data')).toEqual(others)
    expect((await team()).some(({ EMPLID }) => EMPLID === '100102')).toBe(false)
    await leadTeamWith('100202', '100102')
    expect(fieldOf(await ask(readTeamSize, '100301'), 'cantidad')).toBe(0)
  })

  test('marks all alerts so far as seen, stored once a day; later alerts are new (TIME-07)', async () => {
    const { employeeId } = await findPerson(server, '100101')
    expect((await own('100101')).filter(({ vista }) => !vista)).toHaveLength(2)
    for (let time = 0; time < 3; time++) {
      expect((await ask(contract.markOwnAlertsSeen, '100101')).body).toEqual({ status: 'OK' })
    }
    expect((await own('100101')).every(({ vista }) => vista)).toBe(true)
    const marks = await server.db
      .select()
      .from(timeAlertViews)
      .where(and(eq(timeAlertViews.employeeId, employeeId ?? 0), eq(timeAlertViews.day, today)))
    expect(marks.map(({ view, day }) => [view, day])).toEqual([['own', today]])
    server.clock.advance(60_000)
    expect(fieldOf(await report({ emplid: '100101' }), 'nueva')).toBe(true)
    expect((await own('100101')).filter(({ vista }) => !vista)).toHaveLength(1)
    expect(fieldOf(await ask(contract.markOwnAlertsSeen, '100101'), 'status')).toBe('OK')
    expect((await own('100101')).every(({ vista }) => vista)).toBe(true)
  })

  test('keeps the leader’s seen mark separate from the employee’s (TIME-08)', async () => {
    expect(await fresh()).toBeGreaterThan(0)
    await ask(contract.markTeamAlertsSeen, '100201')
    expect(await fresh()).toBe(0)
    expect((await team()).flatMap(({ alertas }) => alertas).every(({ vista }) => vista)).toBe(true)
    expect((await own('100104')).every(({ vista }) => vista === false)).toBe(true)
  })

  test.each(['', '{}'])('marks alerts as seen with body %j (TIME-07, TIME-08: empty body)', async (body) => {
    for (const [operation, login] of [
      [contract.markOwnAlertsSeen, '100101'],
      [contract.markTeamAlertsSeen, '100201'],
    ] as const) {
      const answer = await sendRaw(server, operation, body, await openSession(server, login))
      expect([answer.http, answer.body]).toEqual([200, { status: 'OK' }])
    }
  })

  test('records an alert once; a later report adds the exit and a repetition changes nothing (P-41)', async () => {
    server.clock.advance(60_000)
    const input = { emplid: '100215', horaEntrada: '00:02' }
    expect((await report(input)).body).toEqual({ status: 'OK', nueva: true })
    expect((await report({ ...input, horaSalida: '00:30' })).body).toEqual({ status: 'OK', nueva: false })
    expect((await report({ ...input, horaSalida: '00:59' })).body).toEqual({ status: 'OK', nueva: false })
    const jorge = (await team()).find(({ EMPLID }) => EMPLID === '100215')
    expect(jorge?.alertas.filter(({ fechaAlerta }) => fechaAlerta === today)).toEqual([
      expect.objectContaining({ horaEntrada: '00:02', horaSalida: '00:30', vista: false }),
    ])
    expect(await fresh()).toBe(1)
  })

  test('notifies only the leader of new alerts, once until they have been seen', async () => {
    const told = () =>
      server.db
        .select({ userId: notifications.userId, ref: notifications.ref })
        .from(notifications)
        .where(eq(notifications.kind, 'team-alert'))
    const { userId } = await findPerson(server, '100201')
    await ask(contract.markTeamAlertsSeen, '100201')
    const before = (await told()).length
    server.clock.advance(60_000)
    for (const horaEntrada of ['00:06', '00:07', '00:07']) await report({ horaEntrada })
    expect((await told()).length).toBe(before + 1)
    expect((await told()).at(-1)).toEqual({ userId, ref: today })
    await ask(contract.markTeamAlertsSeen, '100201')
    server.clock.advance(60_000)
    await report({ horaEntrada: '00:08' })
    // 100201 has no leader, so this alert notifies nobody.
    await report({ emplid: '100201', horaEntrada: '00:08' })
    expect((await told()).length).toBe(before + 2)
    expect(new Set((await told()).map((row) => row.userId))).toEqual(new Set([userId]))
  })

  test.each([
    [{ emplid: '999999' }, 'No encontramos a esa persona.'],
    [{ fechaAlerta: '2026-02-30' }, 'La fecha de la alerta no existe.'],
    [{ fechaAlerta: '2999-01-01' }, 'La fecha de la alerta aún no llega.'],
  ])('refuses %j', async (more, message) => {
    expect((await report(more)).body).toEqual({ status: 'ERROR', message })
  })

  test.each([
    { horaEntrada: '25:00' },
    { horaSalida: '10:99' },
    { horaSalida: 'x' },
    { idTipoInstalacion: -1 },
    { tipoInstalacion: '' },
    { fechaAlerta: 'ayer' },
    { emplid: '' },
    { emplid: null },
  ])('refuses the invalid body %j', async (more) => {
    const answer = await report(more)
    expect(answer.http).toBeLessThan(500)
    expect(fieldOf(answer, 'status')).toBe('ERROR')
    expect(fieldOf(answer, 'nueva')).toBeUndefined()
  })

  test('allows only human resources to record alerts', async () => {
    for (const login of ['100101', '100201', 'candidato', 'externo']) {
      expect(fieldOf(await report({ horaEntrada: '00:05' }, login), 'status')).toBe('ERROR')
    }
  })

  test('refuses every operation without a token', async () => {
    const { recordTimeAlert, ...others } = contract
    for (const operation of [readTeamSize, recordTimeAlert, ...Object.values(others)]) {
      const answer = await sendOperation(server, operation, {}, '')
      expect([answer.http, fieldOf(answer, 'status')]).toEqual([401, 'EXPSESSION'])
    }
  })

  test('returns the canteen hours, or that there are none (TIME-10, P-09)', async () => {
    expect((await ask(readCanteenSchedule, '100101')).body).toEqual({
      status: 'OK',
      tieneHorario: true,
      horario: { entrada: '12:00', salida: '12:30' },
    })
    expect((await ask(readCanteenSchedule, '100103')).body).toEqual({
      status: 'OK',
      tieneHorario: false,
    })
  })

  test('hides alerts of 90 days ago and older', async () => {
    const { employeeId } = await findPerson(server, '100103')
    const row = (date: string) => ({
      employeeId: employeeId ?? 0,
      date,
      entry: '10:00',
      exit: '10:30',
      description: '',
      facilityId: 1,
      facility: 'Sanitario',
      recordedAt: new Date(server.clock.now().getTime() - DAY_MS),
    })
    await server.db.insert(timeAlerts).values([row(addDays(today, -90)), row(addDays(today, -89))])
    expect((await own('100103')).map(({ fechaAlerta }) => fechaAlerta)).toEqual([addDays(today, -89)])
  })

  test('reads person and team through their indexes', async () => {
    const plans = await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const one = await tx.execute(
        sql`explain select * from time_alerts where employee_id = 1 and date >= '2026-01-01' order by date desc, entry desc limit 1000`,
      )
      const many = await tx.execute(
        sql`explain select a.* from time_alerts a join employees e on e.id = a.employee_id where e.leader_id = 5 and a.date >= '2026-01-01'`,
      )
      return [one, many].map((plan) => JSON.stringify(plan))
    })
    expect(plans[0]).toContain('time_alerts_once')
    expect(plans[1]).toContain('employees_leader')
    expect(plans[1]).toMatch(/time_alerts_(once|recorded)/)
  })
})
