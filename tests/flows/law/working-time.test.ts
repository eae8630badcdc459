import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestableDetails } from '#contract/approvals/approval-details.ts'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import { type ItemToDecide, listToDecide } from '#contract/approvals/approvals.ts'
import { requestIncident } from '#contract/approvals/incidents.ts'
import { readWorkFacts, type WireWorkFacts } from '#contract/approvals/work-facts.ts'
import { SWAP } from '#domain/approvals/incident-texts.ts'
import { lawOn } from '#domain/law/law-on.ts'
import { judgeWork } from '#models/asking/use-work-law.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { lawRows } from '#server/db/schema/law/law-rows.ts'
import { employees } from '#server/db/schema/people.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** P-91, P-08, P-94 and P-271: overtime, rest days and holidays by the week's own facts. */

const LEADER = '100201'
const HR = '100301'
const MEMBER = '100213'
const OTHER = '100103'
const MONDAY = '2026-11-30'
const failure = (message: string) => ({ status: 'ERROR', message })

describe.each(databases)('on %s', (database) => {
  const clock = createTestClock(Date.parse(`${MONDAY}T12:00:00-06:00`))
  let server: TestServer
  let memberId: number

  beforeAll(async () => {
    server = await startServer({ database, clock })
    const [member] = await server.db
      .select({ id: employees.id })
      .from(employees)
      .where(eq(employees.number, MEMBER))
    memberId = member?.id ?? 0
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(approvals)
    await server.db.delete(kardexFacts)
    await server.db.delete(lawRows)
    await isBorn(MEMBER, '1990-05-05')
    await isBorn(OTHER, '1990-05-05')
  })

  let asked = 0
  const ask = async (solicitud: object, login = LEADER) => {
    asked += 1
    return (await sendAs(server, askApproval, { solicitud, operacion: `ley-${asked}` }, login)).body
  }
  const overtime = (dia: string, horas: number): RequestableDetails => ({
    clase: 'tiempo_extra',
    empleado: MEMBER,
    dia,
    entrada: `${String(asked % 24).padStart(2, '0')}:00`,
    horas,
    motivo: 'Pedido urgente',
  })
  const isBorn = (number: string, birthDate: string) =>
    server.db.update(employees).set({ birthDate }).where(eq(employees.number, number))
  const facts = async (login = LEADER) => (await sendAs(server, readWorkFacts, {}, login)).body
  const factsOfMember = async () =>
    (fieldOf(await sendAs(server, readWorkFacts, {}, LEADER), 'equipo') as WireWorkFacts[]).find(
      ({ numero }) => numero === MEMBER,
    ) ?? null
  const items = async (clase: string, login = HR) =>
    fieldOf(await sendAs(server, listToDecide, { clases: [clase] }, login), 'data') as ItemToDecide[]
  const onDevice = async (day: string, hours: number) => {
    const known = { sent: await factsOfMember(), queued: [], today: MONDAY }
    return judgeWork({ kind: 'tiempo_extra', day, hours, person: MEMBER }, lawOn, known).isRefused
  }

  test.each<[string, [string, number][], [string, number], string]>([
    [
      'a fourth hour of a day',
      [['2026-12-01', 3]],
      ['2026-12-01', 1],
      'La ley permite 3 horas extra al día (LFT 66).',
    ],
    [
      'a fourth day of a week',
      [
        ['2026-12-01', 1],
        ['2026-12-02', 1],
        ['2026-12-03', 1],
      ],
      ['2026-12-04', 1],
      'La ley permite 3 días con horas extra por semana (LFT 66).',
    ],
  ])(
    'refuses %s with the article, on the device and on the server',
    async (_, before, [day, hours], message) => {
      for (const [one, count] of before) {
        expect(await onDevice(one, count)).toBe(false)
        expect(await ask(overtime(one, count))).toMatchObject({ status: 'OK' })
      }
      expect(await onDevice(day, hours)).toBe(true)
      expect(await ask(overtime(day, hours))).toEqual(failure(message))
      expect(await ask(overtime('2026-12-08', 3))).toMatchObject({ status: 'OK' })
    },
  )

  test('a refused or withdrawn request leaves its hours free', async () => {
    await ask(overtime('2026-12-01', 3))
    await server.db.update(approvals).set({ state: 'refused', decidedAt: clock.now() })
    expect(await ask(overtime('2026-12-01', 3))).toMatchObject({ status: 'OK' })
  })

  test('refuses a minor until the birthday, and tells the device only that day', async () => {
    await isBorn(MEMBER, '2008-12-15')
    const message = 'Los menores de 18 años no trabajan horas extra (LFT 178).'
    expect(await ask(overtime('2026-12-14', 0.5))).toEqual(failure(message))
    expect(await onDevice('2026-12-14', 0.5)).toBe(true)
    expect(await factsOfMember()).toMatchObject({ edadDesde: '2026-12-15' })
    expect(await ask(overtime('2026-12-15', 0.5))).toMatchObject({ status: 'OK' })
    await isBorn(MEMBER, '1990-05-05')
    expect(await factsOfMember()).toMatchObject({ edadDesde: '' })
  })

  test('refuses a minor a worked Sunday, also by a swap', async () => {
    await isBorn(OTHER, '2008-12-15')
    const rest = { clase: 'descanso_laborado', dia: '2026-12-06', motivo: 'Inventario' }
    const message = 'Los menores de 18 años no trabajan domingos ni festivos (LFT 178).'
    expect(await ask(rest, OTHER)).toEqual(failure(message))
    const swap = { tipo: SWAP, fechaInIncidencia: '2026-12-02', fechaFiIncidencia: '2026-12-06' }
    expect((await sendAs(server, requestIncident, swap, OTHER)).body).toEqual(failure(message))
    expect(await ask({ ...rest, dia: '2026-12-05' }, OTHER)).toMatchObject({ status: 'OK' })
  })

  test('an unconfirmed row only informs, also whoever decides', async () => {
    expect(await onDevice('2027-01-05', 5)).toBe(false)
    expect(await ask(overtime('2027-01-05', 5))).toMatchObject({ status: 'OK' })
    expect(await items('tiempo_extra')).toMatchObject([
      {
        semana: { autorizadas: 0, enEspera: 0, limite: 9 },
        ley: {
          dobles: 5,
          triples: 0,
          confirmada: false,
          topes: [
            { regla: 'dailyHours', usado: 5, valor: 4, confirmada: false, rebasa: true },
            { regla: 'days', usado: 1, valor: 4, rebasa: false },
            { regla: 'weekHours', usado: 5, valor: 13, rebasa: false },
          ],
        },
      },
    ])
  })

  test('a row that the company confirmed refuses with its own article', async () => {
    await server.db.insert(lawRows).values({
      rule: 'overtimeDailyHours',
      value: '2',
      validFrom: '2026-12-07',
      validTo: null,
      article: 'Contrato 12',
      source: 'Contrato colectivo',
      isConfirmed: true,
      status: 'approved',
      proposedAt: clock.now(),
      decidedAt: clock.now(),
    })
    expect(await ask(overtime('2026-12-08', 3))).toEqual(
      failure('La ley permite 2 horas extra al día (Contrato 12).'),
    )
    expect(await ask(overtime('2026-12-02', 3))).toMatchObject({ status: 'OK' })
  })

  test('hours of a holiday are paid as one, and count for no limit of overtime', async () => {
    expect(await ask(overtime('2026-12-25', 8))).toMatchObject({ status: 'OK' })
    for (const day of ['2026-12-21', '2026-12-22', '2026-12-23']) {
      expect(await ask(overtime(day, 3))).toMatchObject({ status: 'OK' })
    }
    const holiday = (await items('tiempo_extra')).find(
      ({ detalle }) => 'dia' in detalle && detalle.dia === '2026-12-25',
    )
    expect(holiday?.ley).toMatchObject({
      tipoDia: 'holiday',
      dobles: null,
      topes: [],
      pago: [{ regla: 'restDayFactor', valor: 2, articulo: 'LFT 73 y 75' }],
    })
    await ask({ clase: 'descanso_laborado', dia: '2026-12-06', motivo: 'Inventario' }, OTHER)
    expect(await items('descanso_laborado', LEADER)).toMatchObject([
      { semana: null, ley: { tipoDia: 'rest' } },
    ])
  })

  test('hours of a weekly rest day count for no limit, unless a swap makes it a workday', async () => {
    await server.db.update(employees).set({ weeklyRest: '6' }).where(eq(employees.id, memberId))
    expect(await factsOfMember()).toMatchObject({ descansoSemanal: '6', cambiados: [] })
    expect(await onDevice('2026-12-05', 8)).toBe(false)
    expect(await ask(overtime('2026-12-05', 8))).toMatchObject({ status: 'OK' })
    expect((await items('tiempo_extra'))[0]?.ley).toMatchObject({ tipoDia: 'rest', topes: [] })
    await server.db.insert(approvals).values({
      kind: 'incidencia',
      requesterId: memberId,
      subjectId: memberId,
      approverId: (await findPerson(server, LEADER)).employeeId ?? 0,
      fromDay: '2026-12-10',
      toDay: '2026-12-12',
      details: { tipo: SWAP },
      requestedAt: clock.now(),
    })
    expect(await factsOfMember()).toMatchObject({ descansos: ['2026-12-10'], cambiados: ['2026-12-12'] })
    expect(await onDevice('2026-12-12', 8)).toBe(true)
    expect(await ask(overtime('2026-12-12', 8))).toEqual(
      failure('La ley permite 3 horas extra al día (LFT 66).'),
    )
    await server.db.update(employees).set({ weeklyRest: '' }).where(eq(employees.id, memberId))
  })

  test('shows a leader the days of absence without their reason, and nobody else', async () => {
    const absence = { employeeId: memberId, incapacity: 'Enfermedad general' }
    await server.db.insert(kardexFacts).values([
      { ...absence, kind: 3, date: '2026-12-01' },
      { ...absence, kind: 2, date: '2026-12-02', status: 'Cancelada' },
      { ...absence, kind: 6, date: '2026-12-03' },
      { ...absence, kind: 3, date: '2026-09-01' },
    ])
    await ask(overtime('2026-12-04', 1))
    expect(await factsOfMember()).toMatchObject({ ausencias: ['2026-12-01'] })
    expect(JSON.stringify(await facts())).not.toContain('Enfermedad')
    expect((await items('tiempo_extra'))[0]?.ley?.ausencias).toEqual(['2026-12-01'])
    expect(await facts(OTHER)).toMatchObject({ propio: { numero: OTHER }, equipo: [] })
  })
})
