import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { readSavings, type SavingsUser } from '#contract/savings/savings.ts'
import { companyDate } from '#domain/time/dates.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import * as schema from '#server/db/schema/savings.ts'
import { payCalendarOf } from '#server/seed/pay/pay-calendar.ts'
import { applyDue } from '#server/services/savings/apply-due.ts'
import { createTestClock } from '../server/clock.ts'
import { findPerson, openSession, sendAs } from '../server/people.ts'
import { fieldOf, sendOperation } from '../server/network/raw-call.ts'
import { startServer, type TestServer, type TestServerOptions, withoutPace } from '../server/server.ts'

/** Monday in the middle of a fortnight: the weekly and the fortnightly prenómina are open. */
const MONDAY = Date.parse('2026-11-23T18:00:00Z')
const PEOPLE = ['100101', '100102', '100103']

export const payday = { fecha_prenom: '2026-11-25', fecha_nom: '2026-11-27', grupoPago: 2 }
export const refusal = (message: string) => ({ status: 'ERROR', message, respuesta: 0 })
export const WRONG_AMOUNT = refusal('La cantidad ingresada es incorrecta.')

/** Actions of three people: 100101 is paid weekly and has a loan, 100102 has no loan, 100103 is not a member. */
export function savingsActions() {
  const clock = createTestClock()
  let server: TestServer
  let ids: Record<string, number> = {}
  const idOf = (login: string) => ids[login] ?? 0

  async function start(database: TestServerOptions['database']): Promise<TestServer> {
    server = withoutPace(await startServer({ database, clock }))
    const people = PEOPLE.map(
      async (login) => [login, (await findPerson(server, login)).employeeId ?? 0] as const,
    )
    ids = Object.fromEntries(await Promise.all(people))
    // The demo's pay calendar follows today's date; these tests need the paydays of that Monday.
    await server.db.delete(schema.payCalendar)
    const paydays = [1, 2].flatMap((payGroupId) =>
      payCalendarOf('2026-11-23', isWeekly(payGroupId)).map((each) => ({ ...each, payGroupId })),
    )
    await server.db.insert(schema.payCalendar).values(paydays)
    return server
  }

  async function reset(): Promise<void> {
    clock.advance(MONDAY - clock.now().getTime())
    await server.db.delete(schema.savingsRequests)
    const plain = {
      joinedOn: '2025-01-01',
      hasLeft: false,
      isJoining: false,
      isLeaving: false,
      isDisabled: false,
    }
    await server.db.update(schema.savingsAccounts).set(plain)
    const outside = eq(schema.savingsAccounts.employeeId, idOf('100103'))
    await server.db.delete(schema.savingsAccounts).where(outside)
  }

  const today = () => companyDate(clock.now().getTime())
  const ask = async (operation: AnyOperation, login: string, input: object = {}) =>
    sendAs(server, operation, input, login)
  const move = async (operation: AnyOperation, login: string, monto: unknown) =>
    (await ask(operation, login, { monto, ...payday })).body

  async function together(times: number, operation: AnyOperation, login: string, input: object) {
    const token = await openSession(server, login)
    return Promise.all(Array.from({ length: times }, () => sendOperation(server, operation, input, token)))
  }

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

  async function saveUpTo(login: string, total: number): Promise<void> {
    const amount = total - ((await accountOf(login))?.total ?? 0)
    if (amount === 0) return
    await server.db.insert(schema.savingsMovements).values({
      employeeId: idOf(login),
      kind: amount > 0 ? 'extraordinary' : 'withdrawal',
      concept: 'Evidencia',
      period: '2026046',
      amount,
      date: today(),
    })
  }

  /** Replaces the person's loans with one loan; `paid` becomes a payment. */
  async function owe(login: string, loan: { amount: number; paid?: number; instalment: number }) {
    const employeeId = idOf(login)
    await server.db.delete(schema.loans).where(eq(schema.loans.employeeId, employeeId))
    const { amount, paid = 0, instalment } = loan
    const [made] = await server.db
      .insert(schema.loans)
      .values({
        employeeId,
        amount,
        remaining: amount,
        term: 13,
        frequency: 'weekly',
        instalment,
        interest: 0,
        periodRate: 0,
        firstPeriodStart: '2026-10-01',
        status: 'active',
        registeredAt: clock.now(),
      })
      .returning({ id: schema.loans.id })
    if (paid === 0 || !made) return
    const payment = { loanId: made.id, date: '2026-10-09', principal: paid, interest: 0 }
    await server.db.insert(schema.loanMovements).values({ ...payment, balance: amount - paid })
  }

  /** @param failed receives requests that could not be carried out; without it, any failure fails the test */
  const carryOutDue = (failed?: (fields: object) => void, atOnce?: number) => {
    const log = {
      error(fields: object, text: string) {
        if (!failed) throw new Error(`${text}: ${JSON.stringify(fields)}`)
        failed(fields)
      },
    }
    return applyDue({ db: server.db, clock, services: server.services, log }, atOnce)
  }

  async function onItsPayday(login: string): Promise<void> {
    const [request] = await requestsOf(login)
    clock.advance(Date.parse(`${request?.payDate}T12:00:00Z`) - clock.now().getTime())
    await carryOutDue()
  }

  /**
   * Asserts that each savings total equals its movements, and each debt equals the loan minus its payments.
   */
  async function expectSums(): Promise<void> {
    const wrong = await server.connection.query.query(`
      select a.employee_id from savings_accounts a left join savings_movements m on m.employee_id = a.employee_id
      group by a.employee_id having a.total <> coalesce(sum(m.amount), 0)
      union all
      select l.id from loans l left join loan_movements m on m.loan_id = l.id
      group by l.id having l.remaining <> l.amount - coalesce(sum(m.principal), 0)`)
    expect(wrong.rows).toEqual([])
  }

  return {
    start,
    reset,
    clock,
    idOf,
    today,
    ask,
    move,
    together,
    fundOf,
    accountOf,
    movementsOf,
    requestsOf,
    change,
    saveUpTo,
    owe,
    carryOutDue,
    onItsPayday,
    expectSums,
  }
}
