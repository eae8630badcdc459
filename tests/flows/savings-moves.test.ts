import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyOperation } from '#contract/operation.ts'
import { readSavings, type SavingsUser } from '#contract/savings.ts'
import * as moves from '#contract/savings-moves.ts'
import { companyDate } from '#domain/dates.ts'
import { planLoan } from '#domain/loan-plan.ts'
import { isWeekly } from '#domain/payslip.ts'
import { users } from '#server/db/schema/people.ts'
import * as schema from '#server/db/schema/savings.ts'
import { applyDue } from '#server/services/savings/apply-due.ts'
import { createTestClock } from '../support/server/clock.ts'
import { findPerson, openSession } from '../support/server/people.ts'
import { fieldOf, sendOperation, type WireAnswer } from '../support/server/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '../support/server/server.ts'

/** CAJ-04 … CAJ-14: what a person does with savings and loan, and that the server alone decides it. */

const DAY = 86_400_000
/** 100101 is paid each week and pays a loan, 100102 each fortnight and has none, 100103 is not in the fund. */
const payday = { fecha_prenom: '2026-11-25', fecha_nom: '2026-11-27', grupoPago: 2 }
const WRONG_AMOUNT = { status: 'ERROR', message: 'La cantidad ingresada es incorrecta.', respuesta: 0 }
const refusal = (message: string) => ({ status: 'ERROR', message, respuesta: 0 })

describe.each(['pglite', 'postgres'] as const)('on %s', (database) => {
  let server: TestServer
  let ids: Record<string, number>
  /** A Monday in the middle of a fortnight: both prenóminas are open. */
  const clock = createTestClock(Date.parse('2026-11-23T18:00:00Z'))

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
    const people = ['100101', '100102', '100103'].map(
      async (login) => [login, (await findPerson(server, login)).employeeId ?? 0] as const,
    )
    ids = Object.fromEntries(await Promise.all(people))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    clock.advance(Date.parse('2026-11-23T18:00:00Z') - clock.now().getTime())
    await server.db.delete(schema.savingsRequests)
    const settled = { hasLeft: false, isJoining: false, isLeaving: false, isDisabled: false }
    await server.db.update(schema.savingsAccounts).set(settled)
    await server.db
      .delete(schema.savingsAccounts)
      .where(eq(schema.savingsAccounts.employeeId, ids['100103'] ?? 0))
  })

  const idOf = (login: string) => ids[login] ?? 0
  const today = () => companyDate(clock.now().getTime())
  const ask = async (operation: AnyOperation, login: string, input: object = {}) =>
    sendOperation(server, operation, input, await openSession(server, login))
  const move = async (operation: AnyOperation, login: string, monto: unknown, more: object = {}) =>
    (await ask(operation, login, { monto, ...payday, ...more })).body

  async function fundOf(login: string): Promise<SavingsUser> {
    const { userId } = await findPerson(server, login)
    return fieldOf(await ask(readSavings, login, { userId: String(userId) }), 'data') as SavingsUser
  }

  async function accountOf(login: string) {
    const own = eq(schema.savingsAccounts.employeeId, idOf(login))
    const [account] = await server.db.select().from(schema.savingsAccounts).where(own)
    return account
  }

  const movementsOf = (login: string) =>
    server.db
      .select()
      .from(schema.savingsMovements)
      .where(eq(schema.savingsMovements.employeeId, idOf(login)))
      .orderBy(schema.savingsMovements.id)

  const requestsOf = (login: string) =>
    server.db
      .select()
      .from(schema.savingsRequests)
      .where(eq(schema.savingsRequests.employeeId, idOf(login)))
      .orderBy(schema.savingsRequests.id)

  async function change(login: string, account: Partial<typeof schema.savingsAccounts.$inferInsert>) {
    const own = eq(schema.savingsAccounts.employeeId, idOf(login))
    await server.db.update(schema.savingsAccounts).set(account).where(own)
  }

  /** Brings what is saved to `total` centavos, as any movement does. */
  async function saveUpTo(login: string, total: number): Promise<void> {
    const amount = total - ((await accountOf(login))?.total ?? 0)
    if (amount === 0) return
    await server.db.insert(schema.savingsMovements).values({
      employeeId: idOf(login),
      kind: amount > 0 ? 'extraordinary' : 'withdrawal',
      concept: 'Prueba',
      period: '2026046',
      amount,
      date: today(),
    })
  }

  async function onItsPayday(login: string): Promise<void> {
    const [request] = await requestsOf(login)
    clock.advance(Date.parse(`${request?.payDate}T12:00:00Z`) - clock.now().getTime())
    await applyDue({ db: server.db, clock })
  }

  /** Everybody's total is the sum of the movements, everybody's debt the loan less its payments. */
  async function expectSums(): Promise<void> {
    const wrong = await server.db.execute(sql`
      select a.employee_id from savings_accounts a left join savings_movements m on m.employee_id = a.employee_id
      group by a.employee_id having a.total <> coalesce(sum(m.amount), 0)
      union all
      select l.id from loans l left join loan_movements m on m.loan_id = l.id
      group by l.id having l.remaining <> l.amount - coalesce(sum(m.principal), 0)`)
    expect(wrong.rows).toEqual([])
  }

  describe('CAJ-04: enrolling', () => {
    test('is in process until its payday; then the person is in', async () => {
      expect(await move(moves.enrol, '100103', 50)).toEqual({
        status: 'OK',
        respuesta: 1,
        fechaNomina: '2026-11-27',
      })
      expect(await fundOf('100103')).toMatchObject({
        existe: 1,
        baja: 0,
        procIns: 1,
        c394: 1,
        monto: 50,
        pS: 300,
      })
      expect(await move(moves.enrol, '100103', 50)).toEqual(refusal('Tu inscripción está en proceso.'))
      await onItsPayday('100103')
      expect(await fundOf('100103')).toMatchObject({
        existe: 1,
        procIns: 0,
        c394: 0,
        total: 0,
        antiguedad: 0,
      })
      expect(await move(moves.enrol, '100103', 50)).toEqual(
        refusal('Ya estás inscrito en la caja de ahorro.'),
      )
    })

    test.each(['49.99', '', 'cincuenta', 50.001, -50, 0, 100_000, '1e3', null])(
      '%j is no amount',
      async (monto) => {
        expect(await move(moves.enrol, '100103', monto)).toEqual(WRONG_AMOUNT)
        expect(await accountOf('100103')).toBeUndefined()
      },
    )

    test('twenty calls at once make one account', async () => {
      const token = await openSession(server, '100103')
      const input = { monto: 100, ...payday }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => sendOperation(server, moves.enrol, input, token)),
      )
      const statuses = answers.map((answer) => fieldOf(answer, 'status'))
      expect(statuses.filter((status) => status === 'OK')).toHaveLength(1)
      expect(statuses.filter((status) => status === 'ERROR')).toHaveLength(19)
      expect(await requestsOf('100103')).toHaveLength(1)
    })

    test('cancelled, it leaves nothing but a closed account, which opens again', async () => {
      await move(moves.enrol, '100103', 50)
      expect((await ask(moves.cancelMovement, '100103', { movimiento: 394 })).body).toEqual({
        status: 'OK',
        respuesta: 1,
      })
      expect(await fundOf('100103')).toMatchObject({ baja: 1, procIns: 0, c394: 0 })
      expect(await move(moves.enrol, '100103', 75)).toMatchObject({ status: 'OK' })
      expect(await fundOf('100103')).toMatchObject({ existe: 1, baja: 0, procIns: 1, monto: 75 })
    })
  })

  describe('CAJ-05: changing what is saved', () => {
    test('holds from its payday on, and one waits at a time', async () => {
      expect(await move(moves.changeSavedAmount, '100102', 99.99)).toEqual(WRONG_AMOUNT)
      expect(await move(moves.changeSavedAmount, '100102', '750.5')).toMatchObject({
        fechaNomina: '2026-11-30',
      })
      expect(await fundOf('100102')).toMatchObject({ monto: 500, c394: 1 })
      expect(await move(moves.changeSavedAmount, '100102', 800)).toEqual(
        refusal('Tienes un movimiento en proceso.'),
      )
      await onItsPayday('100102')
      expect(await fundOf('100102')).toMatchObject({ monto: 750.5, c394: 0 })
      expect(await move(moves.changeSavedAmount, '100103', 800)).toEqual(
        refusal('No estás inscrito en la caja de ahorro.'),
      )
    })
  })

  describe('CAJ-06: withdrawing', () => {
    test('of everything, fifty times at once: one, and the balance is the sum of the movements', async () => {
      await saveUpTo('100102', 500_000)
      const token = await openSession(server, '100102')
      const input = { monto: 5000, ...payday }
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => sendOperation(server, moves.withdrawSavings, input, token)),
      )
      expect(answers.filter((answer) => fieldOf(answer, 'status') === 'OK')).toHaveLength(1)
      const refused = answers.filter((answer) => fieldOf(answer, 'status') !== 'OK')
      expect(new Set(refused.map((answer) => fieldOf(answer, 'message')))).toEqual(
        new Set(['Tienes un retiro en proceso.']),
      )
      expect(await fundOf('100102')).toMatchObject({
        total: 5000,
        enProceso: 5000,
        c294: 1,
        cantidadPrestamo: 0,
      })
      await onItsPayday('100102')
      expect((await movementsOf('100102')).at(-1)).toMatchObject({
        kind: 'withdrawal',
        concept: 'Retiro',
        amount: -500_000,
        date: '2026-11-30',
        period: '2026022',
      })
      expect(await fundOf('100102')).toMatchObject({ total: 0, enProceso: 0, c294: 0 })
      await expectSums()
    })

    test('no more than no loan stands on (BR-04)', async () => {
      await saveUpTo('100101', 1_150_000)
      // 3,692.25 are owed.
      expect(await move(moves.withdrawSavings, '100101', 7807.76)).toEqual(WRONG_AMOUNT)
      expect(await move(moves.withdrawSavings, '100101', 7807.75)).toMatchObject({ status: 'OK' })
      await onItsPayday('100101')
      expect(await fundOf('100101')).toMatchObject({ total: 3692.25, restante: 3692.25 })
      expect(await move(moves.withdrawSavings, '100101', 1)).toEqual(
        refusal('Tu préstamo es igual o mayor que tu ahorro.'),
      )
      await expectSums()
    })

    test('nothing saved, nothing out; nor for whoever is not in', async () => {
      await saveUpTo('100102', 0)
      expect(await move(moves.withdrawSavings, '100102', 1)).toEqual(
        refusal('No tienes ahorro para retirar.'),
      )
      expect(await move(moves.withdrawSavings, '100103', 1)).toEqual(
        refusal('No estás inscrito en la caja de ahorro.'),
      )
    })

    test('under one id it is done once, and answered alike', async () => {
      await saveUpTo('100102', 500_000)
      const token = await openSession(server, '100102')
      const input = { monto: 100, ...payday, idOperacion: randomUUID() }
      const send = (given: object) => sendOperation(server, moves.withdrawSavings, given, token)
      const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => send(input)))
      expect(first?.body).toMatchObject({ status: 'OK', respuesta: 1 })
      for (const other of others) expect(other.body).toEqual(first?.body)
      expect(await requestsOf('100102')).toHaveLength(1)
      // Later, too, and not for another amount.
      expect((await send(input)).body).toEqual(first?.body)
      expect((await send({ ...input, monto: 101 })).body).toMatchObject({ status: 'ERROR' })
      expect((await send({ ...input, idOperacion: 'x' })).body).toMatchObject({ status: 'ERROR' })
      expect(await requestsOf('100102')).toHaveLength(1)
    })

    test('two copies of the server carry it out once', async () => {
      await saveUpTo('100102', 500_000)
      await move(moves.withdrawSavings, '100102', 100)
      const before = (await movementsOf('100102')).length
      clock.advance(8 * DAY)
      await Promise.all(Array.from({ length: 5 }, () => applyDue({ db: server.db, clock })))
      expect((await movementsOf('100102')).length).toBe(before + 1)
      await expectSums()
    })
  })

  describe('CAJ-07 and CAJ-08: loans', () => {
    const RATES = { tiie: 0.1, rate: 0.02 }
    const wish = (amount: number, plazo: number, more: object = {}) => {
      const plan = planLoan({ amount: amount * 100, term: plazo, payGroup: 2 }, RATES)
      return {
        monto: amount,
        semana: 0,
        quincena: 22,
        inicio_nomina: '2026-11-16',
        plazo,
        abono: plan.instalment / 100,
        prdo: 'Q',
        interes: plan.interest / 100,
        ...payday,
        ...more,
      }
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
      await change('100102', { joinedOn: '2025-01-01', socialPart: 30_000 })
      await saveUpTo('100102', 520_000)
    })

    test('the rates are fractions a year', async () => {
      expect((await ask(moves.readLoanVariables, '100102')).body).toEqual({
        status: 'OK',
        variables: { tiie: 0.1, tasa: 0.02 },
      })
    })

    test('100102 asks for the most there is; the server reckons it anew, and c295 is raised', async () => {
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
        firstPeriodStart: '2026-11-16',
        status: 'requested',
      })
      expect(await fundOf('100102')).toMatchObject({ c295: 1, restante: 0, cantidadPrestamo: 0 })
      expect(await request(wish(100, 6))).toEqual(refusal('Tienes un préstamo en proceso de aprobación.'))
    })

    test('twenty at once: one', async () => {
      const token = await openSession(server, '100102')
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => sendOperation(server, moves.requestLoan, wish(1000, 6), token)),
      )
      expect(answers.filter((answer) => fieldOf(answer, 'status') === 'OK')).toHaveLength(1)
      expect(await loansOf('100102')).toHaveLength(1)
    })

    test.each([
      [10_400.01, 6],
      [10_500, 6],
      [0, 6],
      [-1, 6],
      [1000, 13],
      [1000, 26],
      [1000, 7],
    ])('%d in %i fortnights is refused (BR-03)', async (amount, plazo) => {
      expect(await request({ ...wish(1000, 6), monto: amount, plazo })).toEqual(WRONG_AMOUNT)
      expect(await loansOf('100102')).toEqual([])
    })

    test('a cost that the person has not agreed to is refused, a lower one is not', async () => {
      const changed = refusal('El costo del préstamo cambió. Revísalo y confirma otra vez.')
      expect(await request(wish(6000, 6, { interes: 52.5 }))).toEqual(changed)
      expect(await request(wish(6000, 6, { abono: 900 }))).toEqual(changed)
      expect(await request(wish(6000, 6, { interes: 120, abono: 1000 }))).toMatchObject({ status: 'OK' })
      expect((await loansOf('100102'))[0]).toMatchObject({ interest: 10_500, instalment: 100_000 })
    })

    test('each refusal in the order of BR-02', async () => {
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

    test('cancelled it may be asked for again; approved it may not be cancelled (BR-09)', async () => {
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
      for (const movement of [295, waiting?.id ?? 0]) {
        expect(await cancel(movement)).toEqual({ status: 'OK', respuesta: 3 })
      }
      // Nor when nothing waits any more.
      await server.db.update(schema.savingsRequests).set({ status: 'applied' })
      for (const movement of [295, waiting?.id ?? 0]) {
        expect(await cancel(movement)).toEqual({ status: 'OK', respuesta: 3 })
      }
      expect(await cancel(294)).toEqual(refusal('No tienes ese movimiento en proceso.'))
    })

    test('where nobody has said what the fund reckons with there are none', async () => {
      const rows = await server.db.delete(schema.savingsParameters).returning()
      const none = 'La caja de ahorro aún no tiene sus tasas. Acude con recursos humanos.'
      expect(await request(wish(1000, 6))).toEqual(refusal(none))
      expect((await ask(moves.readLoanVariables, '100102')).body).toEqual(refusal(none))
      await server.db.insert(schema.savingsParameters).values(rows)
    })
  })

  describe('CAJ-10 and CAJ-13: paying a loan out of the savings', () => {
    /** 100101 owes 500.00 of 600.00, in instalments of 100.00. */
    beforeEach(async () => {
      await server.db.delete(schema.loans).where(eq(schema.loans.employeeId, idOf('100101')))
      const [loan] = await server.db
        .insert(schema.loans)
        .values({
          employeeId: idOf('100101'),
          amount: 60_000,
          remaining: 60_000,
          term: 13,
          frequency: 'weekly',
          instalment: 10_000,
          interest: 0,
          periodRate: 0,
          firstPeriodStart: '2026-10-01',
          status: 'active',
          registeredAt: clock.now(),
        })
        .returning({ id: schema.loans.id })
      const paid = {
        loanId: loan?.id ?? 0,
        date: '2026-10-09',
        principal: 10_000,
        interest: 0,
        balance: 50_000,
      }
      await server.db.insert(schema.loanMovements).values(paid)
      await saveUpTo('100101', 100_000)
    })

    test('extra: up to what the next payment leaves, on the payday (BR-06)', async () => {
      expect(await fundOf('100101')).toMatchObject({ total: 1000, restante: 500, abono: 100, pS: 300 })
      expect(await move(moves.payLoanExtra, '100101', 400.01)).toEqual(WRONG_AMOUNT)
      expect(await move(moves.payLoanExtra, '100101', 400)).toMatchObject({ fechaNomina: '2026-11-27' })
      expect(await move(moves.payLoanExtra, '100101', 1)).toEqual(refusal('Tienes un movimiento en proceso.'))
      await onItsPayday('100101')
      expect(await fundOf('100101')).toMatchObject({ total: 600, restante: 100, c394: 0 })
      expect(await move(moves.payLoanExtra, '100101', 1)).toEqual(
        refusal('Tu próximo pago ya liquida tu préstamo.'),
      )
      await expectSums()
    })

    test('all at once: what was shown, and nothing else; then the loan is settled (BR-08)', async () => {
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

    test('as far as the savings above the social part reach', async () => {
      await saveUpTo('100101', 40_000)
      expect(await move(moves.payLoanWithSavings, '100101', 500)).toEqual(WRONG_AMOUNT)
      const token = await openSession(server, '100101')
      const input = { monto: 100, ...payday }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => sendOperation(server, moves.payLoanWithSavings, input, token)),
      )
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

    test('with the sums that were shown; on its payday everything is paid out', async () => {
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

    test('cancelled, the person stays', async () => {
      await leave(0, 2500)
      expect((await ask(moves.cancelMovement, '100102', { movimiento: 294 })).body).toMatchObject({
        respuesta: 1,
      })
      expect(await fundOf('100102')).toMatchObject({ enRetiro: 0, baja: 0, c294: 0, total: 2500 })
    })

    test('not while the loan exceeds the savings; the loan is paid out of them (BR-07)', async () => {
      const owed = 12_345
      const loan = {
        employeeId: idOf('100102'),
        amount: owed,
        remaining: owed,
        term: 6,
        frequency: 'biweekly' as const,
        instalment: 2058,
        interest: 0,
        periodRate: 0,
        firstPeriodStart: '2026-11-01',
        status: 'active' as const,
        registeredAt: clock.now(),
      }
      await server.db.insert(schema.loans).values(loan)
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

  describe('CAJ-11 and CAJ-12: what is in process', () => {
    test('is listed with its type, its days and its amount, and goes when it is cancelled', async () => {
      await saveUpTo('100102', 500_000)
      expect((await ask(moves.listPendingMovements, '100102')).body).toEqual({ status: 'OK', caja: [] })
      await move(moves.withdrawSavings, '100102', 12.5)
      await move(moves.depositSavings, '100102', 1)
      const list = fieldOf(await ask(moves.listPendingMovements, '100102'), 'caja') as moves.PendingMovement[]
      const [first] = list
      expect(first?.id).toBeGreaterThan(1000)
      expect(list).toMatchObject([
        {
          TIPO_MOVIMIENTO: 294,
          fActual: '2026-11-23',
          fNomina: '2026-11-30',
          monto: 12.5,
          clase: 'retiro',
        },
        { TIPO_MOVIMIENTO: 394, monto: 1, clase: 'aportacion' },
      ])
      const cancelled = await ask(moves.cancelMovement, '100102', { movimiento: first?.id })
      expect(cancelled.body).toEqual({ status: 'OK', respuesta: 1 })
      expect(await fundOf('100102')).toMatchObject({ c294: 0, c394: 1 })
      expect((await ask(moves.cancelMovement, '100102', { movimiento: first?.id })).body).toEqual(
        refusal('No tienes ese movimiento en proceso.'),
      )
    })

    test('a contribution comes in on its payday', async () => {
      await saveUpTo('100102', 500_000)
      await move(moves.depositSavings, '100102', 250)
      await onItsPayday('100102')
      expect((await movementsOf('100102')).at(-1)).toMatchObject({ kind: 'extraordinary', amount: 25_000 })
      expect(await fundOf('100102')).toMatchObject({ total: 5250 })
      await expectSums()
    })

    test('cannot be cancelled once its prenómina has closed', async () => {
      await saveUpTo('100102', 500_000)
      await move(moves.withdrawSavings, '100102', 10)
      clock.advance(5 * DAY)
      expect((await ask(moves.cancelMovement, '100102', { movimiento: 294 })).body).toMatchObject({
        respuesta: 1,
      })
      await move(moves.withdrawSavings, '100102', 10)
      clock.advance(DAY)
      expect((await ask(moves.cancelMovement, '100102', { movimiento: 294 })).body).toEqual(
        refusal('La prenómina ya cerró. Acude con recursos humanos.'),
      )
      // What is asked for now goes with the payday after it.
      expect(await fundOf('100102')).toMatchObject({ short_nom: '2026-11-30', fechaMovimiento: '2026-12-15' })
    })
  })

  describe('whoever writes', () => {
    test('what is saved is the sum of the movements, and what is owed the loan less its payments', async () => {
      await expect(change('100102', { total: 1 })).rejects.toThrow()
      const other = { employeeId: idOf('100103'), joinedOn: '2026-01-01', amount: 100, socialPart: 0 }
      await expect(
        server.db.insert(schema.savingsAccounts).values({ ...other, total: 100 }),
      ).rejects.toThrow()
      await expect(server.db.update(schema.loans).set({ remaining: 0 })).rejects.toThrow()
      await expect(server.db.execute(sql`truncate savings_movements`)).rejects.toThrow()
      // Below nothing it can't fall.
      await expect(
        server.db.insert(schema.savingsMovements).values({
          employeeId: idOf('100102'),
          kind: 'withdrawal',
          concept: 'Retiro',
          period: '2026046',
          amount: -99_999_999,
          date: today(),
        }),
      ).rejects.toThrow()
      const [last] = await movementsOf('100102')
      await server.db
        .update(schema.savingsMovements)
        .set({ amount: 77_700 })
        .where(eq(schema.savingsMovements.id, last?.id ?? 0))
      await expectSums()
    })

    test('only people of 00100 move anything', async () => {
      const operations = Object.values(moves).filter(
        (each): each is (typeof moves)['enrol'] => typeof each === 'object' && 'outcome' in each,
      )
      expect(operations).toHaveLength(11)
      const input = {
        monto: 100,
        movimiento: 294,
        montoPrestamo: 0,
        montoAhorro: 0,
        semana: 1,
        quincena: 1,
        inicio_nomina: '2026-11-16',
        plazo: 6,
        abono: 1,
        prdo: 'Q',
        interes: 1,
        ...payday,
      }
      const { userId } = await findPerson(server, '100102')
      await server.db.update(users).set({ companyCode: '00300' }).where(eq(users.id, userId))
      const forbidden = { status: 'ERROR', message: 'No tienes permiso para esta acción.' }
      for (const operation of operations) {
        const answer: WireAnswer = await ask(operation, '100102', input)
        expect([operation.id, answer.http, answer.body]).toEqual([operation.id, 200, forbidden])
      }
      await server.db.update(users).set({ companyCode: '00100' }).where(eq(users.id, userId))
      expect(await requestsOf('100102')).toEqual([])
    })

    test('the demo: 100102 is paid each fortnight, 100101 and 100103 each week', async () => {
      const groups = await Promise.all(
        ['100101', '100102', '100103'].map(async (login) => (await fundOf(login)).gp),
      )
      expect(groups.map(isWeekly)).toEqual([true, false, true])
    })
  })
})
