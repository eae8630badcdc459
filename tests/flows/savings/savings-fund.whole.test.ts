import { eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as cut from '#contract/savings/savings-cut.ts'
import * as moves from '#contract/savings/savings-moves.ts'
import * as rates from '#contract/savings/savings-parameters.ts'
import { type FundTotals, readFundTotals } from '#contract/savings/savings-totals.ts'
import { addDays } from '#domain/time/dates.ts'
import { planOfLoan } from '#domain/savings/loan-plan.ts'
import { toCentavos } from '#domain/money/money.ts'
import * as schema from '#server/db/schema/savings.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { savingsActions, payday, WRONG_AMOUNT } from '#tests/support/people/fund-hands.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import type { TestServer } from '#tests/support/server/server.ts'

/** P-85 … P-90: rates and minimums approved by a second person, totals, and the list for each payroll. */

const PROPOSER = '100301'
const APPROVER = '100501'
const failure = (message: string) => ({ status: 'ERROR', message })
const usual: rates.ParameterValues = {
  tiie: 0.1,
  tasa: 0.02,
  factor: 2,
  parteSocial: 300,
  minimoSemanal: 50,
  minimoQuincenal: 100,
}

describe.each(databases)('on %s', (database) => {
  const hands = savingsActions()
  const { ask, idOf, move, fundOf, owe, saveUpTo, clock, together } = hands
  let server: TestServer
  let first: (typeof schema.savingsParameters.$inferSelect)[]

  beforeAll(async () => {
    server = await hands.start(database)
    const { userId } = await findPerson(server, APPROVER)
    await setRole(server, userId, 'caja')
    first = await server.db.select().from(schema.savingsParameters)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await hands.reset()
    await server.db.delete(schema.savingsParameterChanges)
    await server.db.delete(schema.savingsParameters)
    await server.db.insert(schema.savingsParameters).values(first)
  })

  const propose = async (more: object, login = PROPOSER) =>
    (await ask(rates.proposeSavingsParameters, login, { desde: '2026-12-01', ...usual, ...more })).body
  const proposed = async (more: object) => ((await propose(more)) as { id: number }).id
  const decide = async (id: number, decision: string, login = APPROVER, motivo?: string) =>
    (await ask(rates.decideSavingsParameters, login, { id, decision, ...(motivo && { motivo }) })).body
  const read = async (login = APPROVER) =>
    (await ask(rates.readSavingsParameters, login)).body as {
      periodos: rates.ParameterPeriod[]
      propuestas: rates.ParameterProposal[]
      hayMas: boolean
    }
  const OK = { status: 'OK' }

  describe('rates and minimums', () => {
    test('are proposed and approved by two people, apply from their day on and change no existing loan', async () => {
      await owe('100102', { amount: 60_000, instalment: 10_000 })
      const [loan] = await server.db
        .select()
        .from(schema.loans)
        .where(eq(schema.loans.employeeId, idOf('100102')))
      const id = await proposed({ tiie: 0.1125, minimoQuincenal: 250 })
      expect((await read()).propuestas).toMatchObject([{ id, estado: 'pendiente', esPropia: false }])
      expect(await decide(id, 'aprobar', PROPOSER)).toEqual(
        failure('Tú la propusiste: otra persona debe autorizarla o rechazarla.'),
      )
      expect(await decide(id, 'rechazar', PROPOSER, 'No era lo que quería.')).toMatchObject({
        status: 'ERROR',
      })
      expect(await decide(id, 'aprobar')).toEqual(OK)
      expect((await read()).periodos).toMatchObject([
        {
          desde: '2026-12-01',
          tiie: 0.1125,
          propuso: expect.stringContaining('MARICELA'),
          aprobo: expect.stringContaining('ESTEBAN'),
        },
        { ...usual, propuso: '', aprobo: '' },
      ])
      const answered = async () => (await ask(moves.readLoanVariables, '100102')).body
      expect(await answered()).toMatchObject({ variables: { tiie: 0.1 } })
      expect(await fundOf('100102')).not.toHaveProperty('minimo')
      expect(await move(moves.changeSavedAmount, '100102', 249.99)).toMatchObject(OK)
      await server.db.delete(schema.savingsRequests)
      clock.advance(Date.parse('2026-12-01T12:00:00Z') - clock.now().getTime())
      expect(await answered()).toMatchObject({ variables: { tiie: 0.1125 } })
      expect(await fundOf('100102')).toMatchObject({ minimo: 250 })
      expect(await fundOf('100101')).toMatchObject({ minimo: 50 })
      expect(await move(moves.changeSavedAmount, '100102', 249.99)).toEqual(WRONG_AMOUNT)
      expect(await move(moves.changeSavedAmount, '100102', 250)).toMatchObject(OK)
      expect(await move(moves.enrol, '100103', 49.99)).toEqual(WRONG_AMOUNT)
      const [after] = await server.db
        .select()
        .from(schema.loans)
        .where(eq(schema.loans.id, loan?.id ?? 0))
      expect(after).toEqual(loan)
    })

    test('are not approved by a person who issued the proposer a password', async () => {
      const helper = await findPerson(server, '100104')
      await setRole(server, helper.userId, 'caja')
      const id = await proposed({ tiie: 0.2 })
      const { userId: subjectId } = await findPerson(server, PROPOSER)
      const event = { kind: 'one-time-password-issued', address: '', details: {}, at: clock.now() } as const
      await server.db.insert(securityEvents).values({ ...event, actorId: helper.userId, subjectId })
      expect(await decide(id, 'aprobar', '100104')).toEqual(
        failure('La misma persona pudo usar las dos cuentas. Debe autorizarla otra persona.'),
      )
      expect(await decide(id, 'aprobar')).toEqual(OK)
      await setRole(server, helper.userId, 'caja', false)
    })

    test('are not approved by their proposer, even in the database', async () => {
      const id = await proposed({ tiie: 0.2 })
      const { userId } = await findPerson(server, PROPOSER)
      const own = { status: 'approved', decidedBy: userId, decidedAt: clock.now() } as const
      const change = eq(schema.savingsParameterChanges.id, id)
      await expect(
        server.db.update(schema.savingsParameterChanges).set(own).where(change),
      ).rejects.toMatchObject({
        cause: { message: expect.stringContaining('savings_parameter_changes_eyes') },
      })
    })

    test('are approved by one of twenty simultaneous requests', async () => {
      const id = await proposed({ tiie: 0.2 })
      const answers = await together(20, rates.decideSavingsParameters, APPROVER, { id, decision: 'aprobar' })
      expect(answers.filter(({ body }) => (body as { status: string }).status === 'OK')).toHaveLength(1)
      expect(answers.map(({ body }) => body)).toContainEqual(failure('Alguien más ya decidió esa propuesta.'))
    })

    test.each([
      [{ desde: '2026-11-22' }, 'Esa fecha ya pasó. Elige hoy o un día después.'],
      [{ desde: '2026-02-30' }, 'La fecha no existe. Escríbela otra vez.'],
      [{}, 'Es igual a lo que ya aplica ese día. Cambia algún dato.'],
      [{ tiie: 11.25 }, 'La TIIE va de 0 a 100 %.'],
      [{ minimoSemanal: 0 }, 'El mínimo semanal va de $1 a $10,000.'],
      [{ tiie: 0.11111111 }, 'Escribe tasas con hasta 4 decimales y montos con hasta 2.'],
    ])('are refused when proposed as %o', async (more, message) => {
      expect(await propose(more)).toMatchObject({ status: 'ERROR', message })
      expect((await read()).propuestas).toEqual([])
    })

    test('allow one open proposal per day; the last approved one applies, and a past day is refused', async () => {
      const one = await proposed({ tiie: 0.11 })
      expect(await propose({ tiie: 0.12 })).toEqual(
        failure('Ya hay una propuesta para ese día. Espera a que se decida.'),
      )
      expect(await decide(one, 'aprobar')).toEqual(OK)
      const other = await proposed({ tiie: 0.12 })
      expect(await decide(other, 'aprobar')).toEqual(OK)
      expect((await read()).periodos.map(({ desde, tiie }) => [desde, tiie])).toEqual([
        ['2026-12-01', 0.12],
        [first[0]?.validFrom, 0.1],
      ])
      const late = await proposed({ desde: '2026-11-23', tiie: 0.13 })
      clock.advance(86_400_000)
      expect(await decide(late, 'aprobar')).toEqual(
        failure('Su fecha ya pasó. Recházala y propón otra fecha.'),
      )
      expect(await decide(late, 'rechazar')).toEqual(failure('Escribe por qué la rechazas.'))
      expect(await decide(late, 'retirar')).toEqual(failure('Solo quien la propuso puede retirarla.'))
      expect(await decide(late, 'retirar', PROPOSER)).toEqual(OK)
      const refused = await proposed({ tiie: 0.14 })
      expect(await decide(refused, 'rechazar', APPROVER, 'La TIIE de hoy es otra.')).toEqual(OK)
      const [row] = await server.db
        .select()
        .from(schema.savingsParameterChanges)
        .where(eq(schema.savingsParameterChanges.id, refused))
      if (!row) throw new Error('the refused proposal is missing')
      const { id: _, ...values } = row
      const many = Array.from({ length: 31 }, () => values)
      const added = await server.db.insert(schema.savingsParameterChanges).values(many).returning()
      const page = await read()
      expect([page.propuestas.length, page.hayMas]).toEqual([30, true])
      const { body } = await ask(rates.readSavingsParameters, APPROVER, {
        antesDe: page.propuestas.at(-1)?.id,
      })
      expect(body).toMatchObject({
        propuestas: [{ id: added[0]?.id }, { id: refused }, { id: late }],
        hayMas: false,
      })
      await server.db
        .delete(schema.savingsParameterChanges)
        .where(gt(schema.savingsParameterChanges.id, refused))
      expect((await read()).propuestas.map(({ id, estado, motivo }) => [id, estado, motivo])).toEqual([
        [refused, 'rechazada', 'La TIIE de hoy es otra.'],
        [late, 'retirada', ''],
      ])
    })
  })

  test('the totals are the sums of the movements up to that day', async () => {
    await saveUpTo('100101', 1_234_567)
    await owe('100102', { amount: 500_000, paid: 50_050, instalment: 10_000 })
    await server.db
      .update(schema.loans)
      .set({ status: 'approved' })
      .where(eq(schema.loans.employeeId, idOf('100101')))
    const moved = await server.db.select().from(schema.savingsMovements)
    const saved = (day: string) =>
      moved.reduce((all, { date, amount }) => (date <= day ? all + amount : all), 0)
    const totals = async (dia: string) => (await ask(readFundTotals, PROPOSER, { dia })).body as FundTotals
    // The loan is of 2026-11-23 and its payment of 2026-10-09, so the sum between them is negative.
    const lent = { '2026-11-23': 449_950, '2026-11-22': -50_050, '2026-05-31': 0 }
    for (const [day, owed] of Object.entries(lent)) {
      const answer = await totals(day)
      const people = new Set(moved.map(({ employeeId }) => employeeId)).values()
      const sumOf = (id: number) =>
        moved.reduce((all, m) => (m.employeeId === id && m.date <= day ? all + m.amount : all), 0)
      expect(answer).toMatchObject({ dia: day, personas: [...people].filter((id) => sumOf(id) > 0).length })
      expect([answer.ahorrado, answer.prestado, answer.disponible].map(toCentavos)).toEqual([
        saved(day),
        owed,
        saved(day) - owed,
      ])
      expect(answer.meses).toHaveLength(12)
      for (const month of answer.meses) expect(toCentavos(month.ahorrado)).toBe(saved(month.dia))
    }
    expect((await totals('2026-11-23')).meses.map(({ dia }) => dia).slice(-3)).toEqual([
      '2026-09-30',
      '2026-10-31',
      '2026-11-23',
    ])
    expect(await totals('2026-11-24')).toEqual(failure('Elige hoy o un día anterior.'))
    expect(await totals('0100-01-01')).toEqual(
      failure('La caja aún no tenía movimientos ese día. Elige uno después.'),
    )
    expect(await totals('2026-02-30')).toMatchObject({ status: 'ERROR' })
  })

  describe('the payroll list', () => {
    const page = async (input: object) =>
      (await ask(cut.readPayrollCut, PROPOSER, { pagina: 1, ...input })).body as {
        data: cut.CutRow[]
        total: number
        sumas: cut.CutSum[]
        nomina: object
        porDecidir: number
      }
    const rowsOf = ({ data }: { data: cut.CutRow[] }) =>
      data.map(({ clase, empleado, monto }) => [clase, empleado, monto])

    test('lists requests, authorized movements and loan payments by their schedule', async () => {
      await saveUpTo('100101', 100_000)
      await saveUpTo('100102', 520_000)
      await server.db.delete(schema.loans)
      expect(await move(moves.enrol, '100103', 150)).toMatchObject({ fechaNomina: '2026-11-27' })
      expect(await move(moves.withdrawSavings, '100101', 320.5)).toMatchObject(OK)
      expect(await page({ grupo: 1, fecha: '2026-11-27' })).toMatchObject({
        nomina: { grupo: 1, fecha: '2026-11-27', cierre: '2026-11-25' },
        total: 2,
        sumas: [
          { clase: 'inscripcion', movimientos: 1, monto: 150 },
          { clase: 'retiro', movimientos: 1, monto: 320.5 },
        ],
      })
      expect(rowsOf(await page({ grupo: 1, fecha: '2026-12-04' }))).toEqual([])
      await hands.onItsPayday('100103')
      expect(rowsOf(await page({ grupo: 1, fecha: '2026-11-27' }))).toEqual([
        ['inscripcion', '100103', 150],
        ['retiro', '100101', 320.5],
      ])
      expect(await page({ grupo: 1, fecha: '2026-11-28' })).toEqual(
        failure('Ese grupo no cobra ese día. Elige otra fecha.'),
      )
      const noGroup = { pagina: 1, grupo: 3_000_000_000, fecha: '2026-11-28' }
      expect(await ask(cut.readPayrollCut, PROPOSER, noGroup)).toMatchObject({ http: 200 })
    })

    test('lists a leaving member’s whole debt as paid from the savings and no later payment', async () => {
      await owe('100101', { amount: 60_000, instalment: 10_000 })
      await saveUpTo('100101', 100_000)
      const lists = async () =>
        Promise.all(
          ['2026-11-27', '2026-12-04'].map(async (fecha) => rowsOf(await page({ grupo: 1, fecha }))),
        )
      const payment = ['abono', '100101', 100]
      expect(await lists()).toEqual([[payment], [payment]])
      const both = { montoPrestamo: 600, montoAhorro: 1000, ...payday }
      expect((await ask(moves.leaveSavings, '100101', both)).body).toMatchObject(OK)
      const leaving = ['baja', '100101', 400]
      expect(await lists()).toEqual([[leaving], []])
      await hands.onItsPayday('100101')
      expect(await lists()).toEqual([[leaving], []])
    })

    test.each([
      // The last payment includes two centavos left over by the division.
      [1_000_004, 0.00504167],
      // 11 % a year: some interest ends in half a centavo, which eight decimals alone would round down.
      [727_200, 0.00458333],
    ])(
      'lists an authorized loan of %i once, and afterwards the payments of its schedule',
      async (amount, rate) => {
        await server.db.delete(schema.loans)
        const term = 6
        const { payments: schedule } = planOfLoan({ amount, term, isWeekly: false, periodRate: rate })
        const [loan] = await server.db
          .insert(schema.loans)
          .values({
            employeeId: idOf('100102'),
            amount,
            remaining: amount,
            term,
            frequency: 'biweekly',
            instalment: schedule[0]?.principal ?? 0,
            interest: 0,
            periodRate: rate,
            firstPeriodStart: '2026-12-01',
            status: 'requested',
            registeredAt: clock.now(),
          })
          .returning()
        const asked = {
          movementType: 295,
          kind: 'loan',
          amount,
          loanId: loan?.id,
          payDate: '2026-11-30',
        } as const
        const request = {
          ...asked,
          employeeId: idOf('100102'),
          requestedOn: '2026-11-20',
          status: 'pending',
        } as const
        await server.db.insert(schema.savingsRequests).values(request)
        const november = { grupo: 2, fecha: '2026-11-30' }
        expect(await page(november)).toMatchObject({ data: [], porDecidir: 1 })
        await server.db.update(schema.savingsRequests).set({ status: 'approved', decidedAt: clock.now() })
        await server.db.update(schema.loans).set({ status: 'approved' })
        expect(rowsOf(await page(november))).toEqual([['prestamo', '100102', amount / 100]])
        expect(rowsOf(await page({ grupo: 2, fecha: '2026-12-15' }))).toEqual([
          ['abono', '100102', (schedule[0]?.payment ?? 0) / 100],
        ])
        await hands.onItsPayday('100102')
        const paydays = (await server.db.select().from(schema.payCalendar))
          .filter(({ payGroupId, periodStart }) => payGroupId === 2 && periodStart >= '2026-12-01')
          .map(({ payDate }) => payDate)
          .toSorted()
        const owed = async (fecha = '') => {
          const { data } = await page({ grupo: 2, fecha })
          return data.map(({ capital, interes }) => [toCentavos(capital ?? 0), toCentavos(interes ?? 0)])
        }
        const plan = schedule.map(({ principal, interest }) => [[principal, interest]])
        for (const [index, payments] of plan.entries()) expect(await owed(paydays[index])).toEqual(payments)
        expect(await owed(paydays[term])).toEqual([])
        const [taken] = schedule
        await server.db.insert(schema.loanMovements).values({
          loanId: loan?.id ?? 0,
          date: paydays[0] ?? '',
          principal: taken?.principal ?? 0,
          interest: taken?.interest ?? 0,
          balance: taken?.balanceAfter ?? 0,
        })
        for (const [index, payments] of plan.entries()) expect(await owed(paydays[index])).toEqual(payments)
        clock.advance(Date.parse(`${addDays(paydays[0] ?? '', 1)}T18:00:00Z`) - clock.now().getTime())
        for (const [index, payments] of plan.entries()) expect(await owed(paydays[index])).toEqual(payments)
        const { body } = await ask(cut.exportPayrollCut, PROPOSER, { grupo: 2, fecha: paydays[1] })
        expect(body).toMatchObject({
          hayMas: false,
          data: [{ clase: 'abono', empleado: '100102', folio: loan?.id }],
        })
      },
    )

    test('records repeated exports once a day for each payday', async () => {
      const exported = eq(securityEvents.kind, 'savings-cut-exported')
      const again = (fecha: string) => ask(cut.exportPayrollCut, PROPOSER, { grupo: 2, fecha })
      const rows = async () => (await server.db.select().from(securityEvents).where(exported)).length
      const before = await rows()
      clock.advance(20 * 86_400_000)
      await Promise.all(['2026-12-15', '2026-12-15', '2026-12-31'].map(again))
      expect(await rows()).toBe(before + 2)
      clock.advance(86_400_000)
      await again('2026-12-15')
      expect(await rows()).toBe(before + 3)
    })
  })
})
