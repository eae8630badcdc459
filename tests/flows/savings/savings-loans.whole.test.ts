import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CutRow, readPayrollCut } from '#contract/savings/savings-cut.ts'
import { decideSavingsRequest } from '#contract/savings/savings-desk.ts'
import * as moves from '#contract/savings/savings-moves.ts'
import { type AccountStatement, readAccountStatement, readLoan } from '#contract/savings/savings-statement.ts'
import { firstLoanPayday, loanPaydays, loanRhythm } from '#domain/savings/loan-dates.ts'
import { planLoan, planOfLoan } from '#domain/savings/loan-plan.ts'
import { toCentavos } from '#domain/money/money.ts'
import { paperOfLoan } from '#paper/savings-request.ts'
import { employees, payGroups } from '#server/db/schema/people.ts'
import { payCalendarOf } from '#server/seed/pay/pay-calendar.ts'
import * as schema from '#server/db/schema/savings.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { savingsActions, payday, refusal, WRONG_AMOUNT } from '#tests/support/people/fund-hands.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import type { TestServer } from '#tests/support/server/server.ts'

/** CAJ-07, CAJ-08, CAJ-10, CAJ-13, CAJ-14: borrowing, repaying and leaving, decided by the server alone. */

describe.each(databases)('on %s', (database) => {
  const hands = savingsActions()
  const { idOf, ask, move, together, fundOf, movementsOf, requestsOf } = hands
  const { change, saveUpTo, owe, onItsPayday, expectSums } = hands
  let server: TestServer

  beforeAll(async () => {
    server = await hands.start(database)
  })
  afterAll(() => server.stop())
  beforeEach(hands.reset)

  describe('CAJ-07 and CAJ-08: loans', () => {
    const RATES = { tiie: 0.1, rate: 0.02 }
    const wish = (amount: number, plazo: number, more: object = {}) => {
      const plan = planLoan({ amount: amount * 100, term: plazo, payGroup: 2 }, RATES)
      const agreed = { abono: plan.instalment / 100, interes: plan.interest / 100, prdo: 'Q', plazo }
      const period = { semana: 0, quincena: 22, inicio_nomina: '2026-11-16', ...payday }
      return { monto: amount, ...agreed, ...period, ...more }
    }
    const request = async (input: object, login = '100102') =>
      (await ask(moves.requestLoan, login, input)).body
    const loansOf = (login: string) =>
      server.db
        .select()
        .from(schema.loans)
        .where(eq(schema.loans.employeeId, idOf(login)))
        .orderBy(schema.loans.id)

    beforeEach(async () => {
      await server.db.delete(schema.loans).where(eq(schema.loans.employeeId, idOf('100102')))
      await saveUpTo('100102', 520_000)
    })

    test('returns the rates as yearly fractions', async () => {
      expect((await ask(moves.readLoanVariables, '100102')).body).toEqual({
        status: 'OK',
        variables: { tiie: 0.1, tasa: 0.02 },
      })
    })

    test('requests the maximum loan of 100102, computes its cost on the server and sets c295', async () => {
      const answer = await request(wish(10_400, 24))
      expect(answer).toMatchObject({ status: 'OK', respuesta: 1, fechaNomina: '2026-11-30' })
      const [loan] = await loansOf('100102')
      expect(answer).toMatchObject({ idPrestamo: loan?.id })
      expect(loan).toMatchObject({
        amount: 1_040_000,
        remaining: 1_040_000,
        term: 24,
        frequency: 'biweekly',
        instalment: 43_333,
        interest: 65_000,
        periodRate: 0.005,
        firstPeriodStart: '2026-12-01',
        status: 'requested',
      })
      expect(await fundOf('100102')).toMatchObject({ c295: 1, restante: 0, cantidadPrestamo: 0 })
      const pending = await ask(moves.listPendingMovements, '100102')
      expect(fieldOf(pending, 'caja')).toMatchObject([
        {
          prestamo: {
            folio: loan?.id,
            monto: 10_400,
            plazo: 24,
            prdo: 'Q',
            abono: 433.33,
            interes: 650,
            tasaPeriodo: 0.005,
            fecha: '2026-11-23',
            inicio: '2026-12-01',
            primerPago: '2026-12-15',
            empresa: 'Metalmecánica Tres Turnos, S.A. de C.V.',
          },
        },
      ])
      expect(await request(wish(100, 6))).toEqual(refusal('Tienes un préstamo en proceso de aprobación.'))
    })

    test('accepts one of twenty simultaneous requests', async () => {
      const answers = await together(20, moves.requestLoan, '100102', wish(1000, 6))
      expect(answers.filter((answer) => fieldOf(answer, 'status') === 'OK')).toHaveLength(1)
      expect(await loansOf('100102')).toHaveLength(1)
    })

    test.each([
      [10_400.01, 6],
      [10_500, 6],
      [0, 6],
      [-1, 6],
    ])('refuses %d in %i fortnights (BR-03)', async (amount, plazo) => {
      expect(await request({ ...wish(1000, 6), monto: amount, plazo })).toEqual(WRONG_AMOUNT)
      expect(await loansOf('100102')).toEqual([])
    })

    test.each([13, 26, 7])('refuses a term of %i fortnights (BR-03)', async (plazo) => {
      const wrongTerm = refusal('Ese plazo no está disponible. Elige otro.')
      expect(await request({ ...wish(1000, 6), plazo })).toEqual(wrongTerm)
      expect(await loansOf('100102')).toEqual([])
    })

    test('refuses a higher cost than the person agreed to and accepts a lower one', async () => {
      const changed = refusal('El costo del préstamo cambió. Revísalo y confirma otra vez.')
      expect(await request(wish(6000, 6, { interes: 52.5 }))).toEqual(changed)
      expect(await request(wish(6000, 6, { interes: 120 }))).toMatchObject({ status: 'OK' })
      expect((await loansOf('100102'))[0]).toMatchObject({ interest: 10_500, instalment: 100_000 })
    })

    test.each(['1 500', '6000 900', '6000 1100', '6000 1000.02'])('refuses a plan: %s', async (plan) => {
      const [amount = 0, abono = 0] = plan.split(' ').map(Number)
      expect(await request(wish(amount, 6, { abono }))).toMatchObject({
        message: expect.stringContaining('no cuadra'),
      })
      expect(await loansOf('100102')).toEqual([])
    })

    test('checks the conditions in the order of BR-02', async () => {
      const said = async () => (await request(wish(1000, 6))) as { message: string }
      await saveUpTo('100102', 20_000)
      expect((await said()).message).toBe('Tu parte social no está cubierta.')
      await change('100102', { isLeaving: true })
      expect((await said()).message).toBe('Tienes una baja en proceso.')
      await change('100102', { joinedOn: '2026-09-01' })
      expect((await said()).message).toBe('Necesitas 3 meses de antigüedad en la caja de ahorro.')
      await change('100102', { hasLeft: true })
      expect((await said()).message).toBe('No estás inscrito en la caja de ahorro.')
      await change('100102', { isDisabled: true })
      expect((await said()).message).toBe('Con incapacidad no puedes pedir un préstamo.')
      expect(await request(wish(1000, 6), '100101')).toEqual(
        refusal('Primero debes liquidar tu préstamo actual.'),
      )
    })

    test('can be requested again after cancelling; an approved loan cannot be cancelled (BR-09)', async () => {
      await request(wish(1000, 6))
      const cancel = async (movimiento: number) =>
        (await ask(moves.cancelMovement, '100102', { movimiento })).body
      expect(await cancel(295)).toEqual({ status: 'OK', respuesta: 1 })
      expect((await loansOf('100102'))[0]).toMatchObject({ status: 'cancelled' })
      expect(await request(wish(2000, 6))).toMatchObject({ status: 'OK' })
      const [, loan] = await loansOf('100102')
      const [waiting] = (await requestsOf('100102')).filter(({ status }) => status === 'pending')
      await server.db
        .update(schema.loans)
        .set({ status: 'approved' })
        .where(eq(schema.loans.id, loan?.id ?? 0))
      await server.db
        .update(schema.savingsRequests)
        .set({ status: 'approved', decidedAt: hands.clock.now() })
        .where(eq(schema.savingsRequests.id, waiting?.id ?? 0))
      for (const movement of [295, waiting?.id ?? 0]) {
        expect(await cancel(movement)).toEqual({ status: 'OK', respuesta: 3 })
      }
      expect(await cancel(294)).toEqual(refusal('No tienes ese movimiento en proceso.'))
    })

    test('keeps the signed documents unchanged after changes of rates, job, calendar and pay group', async () => {
      expect(await request(wish(5000, 12))).toMatchObject({ status: 'OK' })
      const id = (await requestsOf('100102')).at(-1)?.id
      const authorized = { id, decision: 'autorizar', monto: 5000 }
      expect((await ask(decideSavingsRequest, '100301', authorized)).body).toMatchObject({ status: 'OK' })
      const papers = async () => {
        const data = fieldOf(await ask(readAccountStatement, '100102'), 'data') as AccountStatement
        return data.prestamos ?? []
      }
      const [signed] = await papers()
      expect(signed).toMatchObject({
        monto: 5000,
        primerPago: '2026-12-15',
        estado: 'autorizado',
        nomina: 'Q',
      })
      expect(signed?.persona).toMatchObject({ numero: '100102' })
      const person = eq(employees.id, idOf('100102'))
      const [was] = await server.db.select().from(employees).where(person)
      const rates = await server.db.select().from(schema.savingsParameters)
      const calendar = await server.db.select().from(schema.payCalendar)
      await server.db.update(employees).set({ jobTitle: 'OTRO PUESTO', payGroupId: 9 }).where(person)
      await server.db.update(schema.savingsParameters).set({ tiie: 0.5, rate: 0.5 })
      await server.db.delete(schema.payCalendar)
      expect(await papers()).toEqual([signed])
      await server.db
        .update(employees)
        .set({ jobTitle: was?.jobTitle, payGroupId: was?.payGroupId })
        .where(person)
      await server.db.delete(schema.savingsParameters)
      await server.db.insert(schema.savingsParameters).values(rates)
      await server.db.insert(schema.payCalendar).values(calendar)
      await onItsPayday('100102')
      await server.db.insert(schema.loanMovements).values({
        loanId: signed?.folio ?? 0,
        date: '2026-12-15',
        principal: 500_000,
        interest: 0,
        balance: 0,
      })
      await server.db
        .update(schema.loans)
        .set({ status: 'settled' })
        .where(eq(schema.loans.id, signed?.folio ?? 0))
      expect(await papers()).toEqual([{ ...signed, estado: 'liquidado' }])
      expect(await fundOf('100102')).toMatchObject({ restante: 0, prestamos: 1 })
    })

    test('uses the same payment days in simulator, documents and payroll for group 9, paid weekly', async () => {
      const person = eq(employees.id, idOf('100102'))
      await server.db
        .insert(payGroups)
        .values({ id: 9, name: 'NUEVE', frequency: 'weekly' })
        .onConflictDoNothing()
      const weeks = payCalendarOf('2026-11-23', true).map((each) => ({ ...each, payGroupId: 9 }))
      await server.db.insert(schema.payCalendar).values(weeks)
      await server.db.update(employees).set({ payGroupId: 9 }).where(person)
      try {
        const answer = (await ask(moves.listPendingMovements, '100102')).body
        expect(answer).toMatchObject({ fechaNomina: '2026-11-27', primerPago: '2026-12-11' })
        expect(await request(wish(6000, 6))).toMatchObject({ status: 'OK' })
        const id = (await requestsOf('100102')).at(-1)?.id
        await ask(decideSavingsRequest, '100301', { id, decision: 'autorizar', monto: 6000 })
        await onItsPayday('100102')
        const data = fieldOf(await ask(readAccountStatement, '100102'), 'data') as AccountStatement
        const paper = paperOfLoan(data.prestamos?.[0] as never, {} as never)
        const days = loanPaydays(paper?.firstPayday ?? '', 6, paper?.rhythm ?? 'week')
        expect(days).toEqual(loanPaydays(firstLoanPayday('2026-11-27', loanRhythm(9)), 6, loanRhythm(9)))
        const plan = planLoan({ amount: 600_000, term: 6, payGroup: 9 }, RATES)
        expect(paper && planOfLoan(paper.loan).payments).toEqual(plan.payments)
        const taken: [string, number, number][] = []
        for (const { payDate } of weeks.filter((each) => each.payDate > '2026-11-27').slice(0, 16)) {
          const list = await ask(readPayrollCut, '100301', { grupo: 9, fecha: payDate, pagina: 1 })
          for (const row of fieldOf(list, 'data') as CutRow[]) {
            taken.push([payDate, toCentavos(row.capital ?? 0), toCentavos(row.interes ?? 0)])
          }
        }
        expect(taken).toEqual(
          plan.payments.map(({ principal, interest }, index) => [days[index], principal, interest]),
        )
      } finally {
        await server.db.update(employees).set({ payGroupId: 2 }).where(person)
      }
    })

    test('settles a loan that the payroll has paid off, and allows the next one (LOAN-05)', async () => {
      await owe('100102', { amount: 60_000, paid: 60_000, instalment: 10_000 })
      expect((await ask(readLoan, '100102', { folio: '100102' })).body).toEqual({ status: 'VACIO' })
      const statement = fieldOf(await ask(readAccountStatement, '100102'), 'data') as AccountStatement
      expect(statement.prestamos?.map(({ estado }) => estado)).toEqual(['liquidado'])
      expect(await request(wish(100, 6))).toMatchObject({ status: 'OK' })
      expect((await loansOf('100102')).map(({ status }) => status)).toEqual(['settled', 'requested'])
    })

    test('refuses loans while the fund has no rates', async () => {
      const rows = await server.db.delete(schema.savingsParameters).returning()
      const none = 'La caja de ahorro aún no tiene sus tasas. Pregunta en Recursos Humanos.'
      expect(await request(wish(1000, 6))).toEqual(refusal(none))
      expect((await ask(moves.readLoanVariables, '100102')).body).toEqual(refusal(none))
      await server.db.insert(schema.savingsParameters).values(rows)
    })
  })

  describe('CAJ-10 and CAJ-13: paying a loan out of the savings', () => {
    beforeEach(async () => {
      await owe('100101', { amount: 60_000, paid: 10_000, instalment: 10_000 })
      await saveUpTo('100101', 100_000)
    })

    test('extra: pays on the payday, at most the debt without the next payment (BR-06)', async () => {
      expect(await fundOf('100101')).toMatchObject({ total: 1000, restante: 500, abono: 100, pS: 300 })
      expect(await move(moves.payLoanExtra, '100101', 400.01)).toEqual(WRONG_AMOUNT)
      expect(await move(moves.payLoanExtra, '100101', 400)).toMatchObject({ fechaNomina: '2026-11-27' })
      expect(await move(moves.payLoanExtra, '100101', 1)).toEqual(refusal('Tienes un movimiento en proceso.'))
      await onItsPayday('100101')
      expect(await fundOf('100101')).toMatchObject({ total: 600, restante: 100, c394: 0 })
      // A payment from the savings does not count as a weekly payment (SAV-09).
      const loan = fieldOf(await ask(readLoan, '100101', { folio: '100101' }), 'data')
      expect(loan).toMatchObject({ restante: 100, pagos: 1 })
      expect(await move(moves.payLoanExtra, '100101', 1)).toEqual(
        refusal('Con tu próximo pago terminas de pagar tu préstamo.'),
      )
      await expectSums()
    })

    test('extra: is refused on the payday when only the social part is left', async () => {
      await owe('100101', { amount: 200_000, instalment: 10_000 })
      expect(await move(moves.payLoanExtra, '100101', 100)).toMatchObject({ status: 'OK' })
      expect(await move(moves.payLoanWithSavings, '100101', 700)).toMatchObject({ status: 'OK' })
      await onItsPayday('100101')
      expect(await requestsOf('100101')).toMatchObject([
        { status: 'refused', reason: 'Ese día tu ahorro ya no alcanzaba.' },
      ])
      expect(await fundOf('100101')).toMatchObject({ total: 300, restante: 1300 })
    })

    test('all at once: accepts only the exact debt and settles the loan (BR-08)', async () => {
      expect(await move(moves.payLoanWithSavings, '100101', 499.99)).toEqual(WRONG_AMOUNT)
      expect(await move(moves.payLoanWithSavings, '100101', 500.01)).toEqual(WRONG_AMOUNT)
      expect(await move(moves.payLoanWithSavings, '100101', 500)).toEqual({ status: 'OK', respuesta: 1 })
      expect(await fundOf('100101')).toMatchObject({ total: 500, restante: 0, abono: 0, total_prestamo: 0 })
      expect((await movementsOf('100101')).at(-1)).toMatchObject({
        concept: 'Pago de préstamo',
        amount: -50_000,
      })
      expect(await move(moves.payLoanWithSavings, '100101', 500)).toEqual(
        refusal('No tienes un préstamo por pagar.'),
      )
      await expectSums()
    })

    test('pays only from the savings above the social part', async () => {
      await saveUpTo('100101', 40_000)
      expect(await move(moves.payLoanWithSavings, '100101', 500)).toEqual(WRONG_AMOUNT)
      const input = { monto: 100, ...payday }
      const answers = await together(20, moves.payLoanWithSavings, '100101', input)
      expect(answers.filter((answer) => fieldOf(answer, 'status') === 'OK')).toHaveLength(1)
      expect(await fundOf('100101')).toMatchObject({ total: 300, restante: 400 })
      expect(await move(moves.payLoanWithSavings, '100101', 1)).toEqual(
        refusal('Tu ahorro no alcanza: tu parte social se queda en la caja.'),
      )
      await expectSums()
    })
  })

  describe('CAJ-14: dropping out', () => {
    beforeEach(() => saveUpTo('100102', 250_000))
    const leave = async (montoPrestamo: number, montoAhorro: number, login = '100102') =>
      (await ask(moves.leaveSavings, login, { montoPrestamo, montoAhorro, ...payday })).body

    test('needs the displayed sums and pays out everything on the payday', async () => {
      const changed = refusal('Tus saldos cambiaron. Revísalos y confirma otra vez.')
      expect(await leave(0, 2499.99)).toEqual(changed)
      expect(await leave(1, 2500)).toEqual(changed)
      expect(await leave(0, 2500)).toMatchObject({ status: 'OK', fechaNomina: '2026-11-30' })
      expect(await fundOf('100102')).toMatchObject({ enRetiro: 1, baja: 0, total: 2500 })
      expect(await leave(0, 2500)).toEqual(refusal('Tienes una baja en proceso.'))
      expect(await move(moves.withdrawSavings, '100102', 1)).toEqual(refusal('Tienes una baja en proceso.'))
      expect(await move(moves.changeSavedAmount, '100102', 200)).toEqual(
        refusal('Tienes una baja en proceso.'),
      )
      await onItsPayday('100102')
      expect(await fundOf('100102')).toMatchObject({ enRetiro: 0, baja: 1, total: 0 })
      expect((await movementsOf('100102')).at(-1)).toMatchObject({
        concept: 'Baja de la caja',
        amount: -250_000,
      })
      expect(await move(moves.enrol, '100102', 100)).toMatchObject({ status: 'OK' })
      await expectSums()
    })

    test('keeps the person in the fund when it is cancelled', async () => {
      await leave(0, 2500)
      expect((await ask(moves.cancelMovement, '100102', { movimiento: 294 })).body).toMatchObject({
        respuesta: 1,
      })
      expect(await fundOf('100102')).toMatchObject({ enRetiro: 0, baja: 0, c294: 0, total: 2500 })
    })

    test('is refused while the loan exceeds the savings; otherwise the savings pay the loan first (BR-07)', async () => {
      const owed = 12_345
      await owe('100102', { amount: owed, instalment: 2058 })
      await saveUpTo('100102', owed - 1)
      expect(await leave(123.45, 123.44)).toEqual(refusal('Tu préstamo es mayor que tu ahorro.'))
      await saveUpTo('100102', owed + 100)
      expect(await leave(123.45, 124.45)).toMatchObject({ status: 'OK' })
      await onItsPayday('100102')
      expect((await movementsOf('100102')).slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
        ['loan_payment', -owed],
        ['leaving', -100],
      ])
      expect(await fundOf('100102')).toMatchObject({ baja: 1, total: 0, restante: 0 })
      await expectSums()
    })
  })
})
