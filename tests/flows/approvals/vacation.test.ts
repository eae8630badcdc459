import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listToDecide, withdrawApproval } from '#contract/approvals/approvals.ts'
import { decideIncident } from '#contract/approvals/incident-decisions.ts'
import { requestIncident } from '#contract/approvals/incidents.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { readKardex, type VacationLeft } from '#contract/time/kardex.ts'
import { mondayOf } from '#domain/approvals/incidents.ts'
import { vacationDays } from '#domain/approvals/vacation-days.ts'
import { lawByDay } from '#domain/law/law-on.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { kardexFacts, vacationBalances } from '#server/db/schema/kardex.ts'
import { lawRows } from '#server/db/schema/law/law-rows.ts'
import { employees } from '#server/db/schema/people.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Vacation as a kind of day off (P-08), its decision, and the days left (KAR-06). */

const PERSON = '100101'
const LEADER = '100201'
const OTHER = '100102'
const AUTHORIZE = 2
const REFUSE = 3
const VACATION_FACT = 2

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let employeeId: number
  let today: string
  /** Monday of two future weeks without an official holiday, long before the next anniversary. */
  let monday: string
  beforeAll(async () => {
    server = await startServer({ database })
    employeeId = (await findPerson(server, PERSON)).employeeId ?? 0
    today = companyDate(server.clock.now().getTime())
    const free = { weeklyRest: '', law: lawByDay() }
    const mondays = Array.from({ length: 8 }, (_, week) => addDays(mondayOf(today), 7 * (week + 1)))
    monday = mondays.find((day) => vacationDays(day, addDays(day, 13), free).length === 14) ?? ''
    // Two years of service, whose days began half a year ago.
    const hireDate = monthsAfter(today, -30)
    await server.db.update(employees).set({ hireDate, weeklyRest: '' }).where(eq(employees.id, employeeId))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    const { db } = server
    await db.delete(approvals).where(eq(approvals.requesterId, employeeId))
    await db.delete(kardexFacts).where(eq(kardexFacts.employeeId, employeeId))
    await db.delete(vacationBalances).where(eq(vacationBalances.employeeId, employeeId))
    await db.delete(lawRows)
  })

  const ask = async (operation: AnyOperation, input: object, login = PERSON) =>
    (await sendAs(server, operation, input, login)).body
  const request = (from: string, to = from, tipo = 'Vacaciones') =>
    ask(requestIncident, { tipo, fechaInIncidencia: from, fechaFiIncidencia: to })
  const friday = () => addDays(monday, 4)
  const left = async () =>
    fieldOf(await sendAs(server, readKardex, { Folio: PERSON }, PERSON), 'vacaciones') as VacationLeft
  const idOfRequest = async () => {
    const [row] = await server.db.select().from(approvals).where(eq(approvals.requesterId, employeeId))
    return row?.id ?? 0
  }
  const decide = async (estatus: number, login = LEADER) =>
    ask(decideIncident, { idIncidencia: await idOfRequest(), estatus }, login)
  const record = (date: string, status: string) =>
    server.db.insert(kardexFacts).values({ employeeId, kind: VACATION_FACT, date, status })
  const toDecide = async () => {
    const answer = await sendAs(server, listToDecide, { clases: ['incidencia'] }, LEADER)
    const id = await idOfRequest()
    return (fieldOf(answer, 'data') as { id: number; vacaciones?: object }[]).find((item) => item.id === id)
  }

  test('is shown as asked, counts once the leader authorizes it, and returns when it is cancelled', async () => {
    expect(await request(monday, friday())).toEqual({ status: 'Ok' })
    expect(await left()).toMatchObject({ pedidos: 5, programados: 0, quedan: 14 })
    expect(await toDecide()).toMatchObject({ vacaciones: { dias: 5, quedan: 14 } })
    expect(await decide(AUTHORIZE)).toMatchObject({ incidencias: { estatusSolicitud: 'true' } })
    expect(await left()).toMatchObject({ pedidos: 0, programados: 5, quedan: 9 })
    // A row of the labour record replaces the request's day.
    await record(monday, 'Autorizado')
    expect(await left()).toMatchObject({ programados: 5, quedan: 9 })
    await record(addDays(monday, 1), 'Cancelado')
    expect(await left()).toMatchObject({ programados: 4, quedan: 10 })
  })

  test('does not count once it is refused or withdrawn', async () => {
    await request(monday, friday())
    await decide(REFUSE)
    expect(await left()).toMatchObject({ pedidos: 0, programados: 0, quedan: 14 })
    await server.db.delete(approvals).where(eq(approvals.requesterId, employeeId))
    await request(monday)
    expect(await left()).toMatchObject({ pedidos: 1 })
    expect(await ask(withdrawApproval, { id: await idOfRequest() })).toEqual({ status: 'OK' })
    expect(await left()).toMatchObject({ pedidos: 0, quedan: 14 })
  })

  test('may take a whole week, and leaves the two days a week to other kinds', async () => {
    expect(await request(monday, friday())).toEqual({ status: 'Ok' })
    const weekend = [addDays(monday, 5), addDays(monday, 6)] as const
    expect(await request(...weekend, 'Permiso con goce de sueldo')).toEqual({ status: 'Ok' })
    const next = addDays(monday, 7)
    await request(next, addDays(next, 1), 'Trabajo en casa')
    expect(await request(addDays(next, 2))).toEqual({ status: 'Ok' })
  })

  test('counts no weekly rest day, and refuses a request for rest days alone', async () => {
    const setWeeklyRest = (weeklyRest: string) =>
      server.db.update(employees).set({ weeklyRest }).where(eq(employees.id, employeeId))
    await setWeeklyRest('06')
    const message = 'Esos días no trabajas. Elige al menos un día de trabajo.'
    expect(await request(addDays(monday, 5), addDays(monday, 6))).toEqual({ status: 'ERROR', message })
    expect(await request(monday, addDays(monday, 13))).toEqual({ status: 'Ok' })
    expect(await left()).toMatchObject({ pedidos: 10, quedan: 14 })
    expect(await toDecide()).toMatchObject({ vacaciones: { dias: 10, quedan: 14 } })
    await decide(AUTHORIZE)
    expect(await left()).toMatchObject({ programados: 10, quedan: 4 })
    await setWeeklyRest('')
  })

  test('refuses a day that was asked for before, and one that is vacation in the labour record', async () => {
    await request(monday, friday())
    expect(await request(friday())).toEqual({ status: 'ERROR', message: 'Ya pediste uno de esos días.' })
    const next = addDays(monday, 7)
    await record(addDays(next, 1), 'Autorizado')
    await record(addDays(next, 2), 'Cancelado')
    const message = 'Ya tienes vacaciones en uno de esos días.'
    expect(await request(next, addDays(next, 2))).toEqual({ status: 'ERROR', message })
    expect(await request(addDays(next, 2))).toEqual({ status: 'Ok' })
  })

  test('refuses more days than are left, with the article', async () => {
    const message = 'Pides más días de los que te quedan: 14 (LFT 76).'
    expect(await request(monday, addDays(monday, 27))).toEqual({ status: 'ERROR', message })
    expect(await left()).toMatchObject({ pedidos: 0 })
  })

  test('leaves more days than are left to the leader while nobody has confirmed the legal table', async () => {
    const at = server.clock.now()
    await server.db.insert(lawRows).values({
      rule: 'vacationDays',
      value: '1:2',
      validFrom: monthsAfter(today, -12),
      article: 'LFT 76',
      source: 'Convenio',
      isConfirmed: false,
      status: 'approved',
      proposedAt: at,
      decidedAt: at,
    })
    expect(await request(monday, friday())).toEqual({ status: 'Ok' })
    expect(await toDecide()).toMatchObject({ vacaciones: { dias: 5, quedan: 2 } })
    await decide(AUTHORIZE)
    expect(await left()).toMatchObject({ programados: 5, quedan: 0, confirmada: false })
  })

  test.each([
    ['2026-02-30', '2026-03-02', 'La fecha no existe. Escríbela otra vez.'],
    ['2026-05-05', '2026-05-04', 'La fecha final no puede ser antes de la inicial.'],
    ['2026-05-05', '2026-07-31', 'Son demasiados días juntos. Pide menos.'],
    ['5 de mayo', '2026-05-05', 'El campo fechaInIncidencia no es válido.'],
  ])('refuses %s to %s', async (from, to, message) => {
    expect(await request(from, to)).toEqual({ status: 'ERROR', message })
    expect(await left()).toMatchObject({ pedidos: 0, quedan: 14 })
  })

  test('shows the days to nobody else, and only the leader decides', async () => {
    await request(monday)
    for (const login of [LEADER, OTHER]) {
      const answer = await sendAs(server, readKardex, { Folio: PERSON }, login)
      expect([login, fieldOf(answer, 'status'), fieldOf(answer, 'vacaciones')]).toEqual([
        login,
        'ERROR',
        undefined,
      ])
    }
    for (const login of [PERSON, OTHER])
      expect(await decide(AUTHORIZE, login)).toMatchObject({ incidencias: { estatusSolicitud: 'false' } })
    expect(await left()).toMatchObject({ pedidos: 1, quedan: 14 })
  })

  test('begins with the company’s balance from its day on', async () => {
    const asOf = addDays(today, -10)
    await server.db.insert(vacationBalances).values({ employeeId, days: 6.5, asOf })
    await record(asOf, 'Disfrutado')
    await record(addDays(asOf, 1), 'Disfrutado')
    expect(await left()).toMatchObject({ quedan: 5.5, vencen: 0, saldo: { dias: 6.5, al: asOf } })
    const message = 'Pides más días de los que te quedan: 5.5 (LFT 76).'
    expect(await request(monday, addDays(monday, 5))).toEqual({ status: 'ERROR', message })
    expect(await request(monday, friday())).toEqual({ status: 'Ok' })
    await decide(AUTHORIZE)
    expect(await left()).toMatchObject({ quedan: 0.5, programados: 5 })
    await server.db.update(vacationBalances).set({ asOf: addDays(today, 1) })
    expect(await left()).toMatchObject({ quedan: 7, saldo: null })
  })
})
