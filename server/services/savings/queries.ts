import { and, asc, desc, eq, gt, gte, inArray, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { AccountStatement } from '#contract/savings/savings-statement.ts'
import { isLastOfFortnight, loanRhythm } from '#domain/savings/loan-dates.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const {
  employees,
  loanMovements,
  loans,
  payCalendar,
  savingsAccounts,
  savingsMovements,
  savingsParameters,
  savingsRequests,
} = tables

export type Account = typeof savingsAccounts.$inferSelect
export type Loan = typeof loans.$inferSelect
export type Payday = typeof payCalendar.$inferSelect
export type Request = typeof savingsRequests.$inferSelect
export type Parameters = typeof savingsParameters.$inferSelect

export function toPesos(centavos: number): number {
  return centavos / 100
}

export function frequencyOf({ frequency }: Loan): 'S' | 'Q' {
  return frequency === 'weekly' ? 'S' : 'Q'
}

export async function readPerson(tx: Tx, employeeId: number) {
  const [person] = await tx
    .select({
      firstName: employees.firstName,
      paternalName: employees.paternalName,
      maternalName: employees.maternalName,
      payGroupId: employees.payGroupId,
      dailySalary: employees.dailySalary,
    })
    .from(employees)
    .where(eq(employees.id, employeeId))
  if (!person) throw new Error('a caller without a record')
  return person
}

export async function findAccount(tx: Tx, employeeId: number): Promise<Account | null> {
  const [account] = await tx.select().from(savingsAccounts).where(eq(savingsAccounts.employeeId, employeeId))
  return account ?? null
}

/**
 * Locks the account until the transaction ends. Every movement of money by the portal must first take this
 * lock.
 */
export async function lockAccount(tx: Tx, employeeId: number): Promise<Account | null> {
  const [account] = await tx
    .select()
    .from(savingsAccounts)
    .where(eq(savingsAccounts.employeeId, employeeId))
    .for('update')
  return account ?? null
}

/** A loan that the payroll has paid off is not current, whatever its status. */
function selectLoan(tx: Tx, employeeId: number) {
  return tx
    .select()
    .from(loans)
    .where(
      and(
        eq(loans.employeeId, employeeId),
        inArray(loans.status, ['approved', 'active']),
        gt(loans.remaining, 0),
      ),
    )
    .limit(1)
}

/**
 * Settles paid-off loans, because the payroll writes the last payment but not the status. The person can then
 * request the next loan (LOAN-05).
 */
export async function settlePaidOff(tx: Tx, employeeId: number): Promise<void> {
  await tx
    .update(loans)
    .set({ status: 'settled' })
    .where(and(eq(loans.employeeId, employeeId), eq(loans.status, 'active'), eq(loans.remaining, 0)))
}

/** A person has at most one current loan (BR-02). */
export async function findLoan(tx: Tx, employeeId: number): Promise<Loan | null> {
  const [loan] = await selectLoan(tx, employeeId)
  return loan ?? null
}

/** Locks the current loan. Call lockAccount first. The payroll pays a loan without locking the account. */
export async function lockLoan(tx: Tx, employeeId: number): Promise<Loan | null> {
  const [loan] = await selectLoan(tx, employeeId).for('update')
  return loan ?? null
}

/**
 * Counts the payments by the payroll, without payments from the savings (as in savings-cut/queries.ts). A
 * movement of several instalments counts as several payments, because an import gives earlier payments as one
 * sum.
 */
export async function countPayments(tx: Tx, loan: Loan): Promise<number> {
  const instalment = sql.param(loan.instalment, loans.instalment)
  const weeks = sql`greatest(1, round(${loanMovements.principal} / ${instalment}::numeric))`
  const [counted] = await tx
    .select({ weeks: sql<number>`coalesce(sum(${weeks}), 0)::integer` })
    .from(loanMovements)
    .where(isByPayroll(tx, loan))
  return Math.min(counted?.weeks ?? 0, loan.term)
}

export async function hasPaidOn(tx: Tx, loan: Loan, day: string): Promise<boolean> {
  return (await tx.$count(loanMovements, and(isByPayroll(tx, loan), eq(loanMovements.date, day)))) > 0
}

function isByPayroll(tx: Tx, { id, employeeId }: Loan) {
  const fromSavings = tx
    .select({ id: savingsMovements.id })
    .from(savingsMovements)
    .where(
      and(
        eq(savingsMovements.employeeId, employeeId),
        eq(savingsMovements.kind, 'loan_payment'),
        eq(savingsMovements.date, loanMovements.date),
        sql`${savingsMovements.amount} = -${loanMovements.principal}`,
      ),
    )
  return and(eq(loanMovements.loanId, id), or(ne(loanMovements.interest, 0), notExists(fromSavings)))
}

const PENDING_LIMIT = 10

export const isInProcess = inArray(savingsRequests.status, ['pending', 'approved'])

export async function listPending(tx: Tx, employeeId: number): Promise<Request[]> {
  return tx
    .select()
    .from(savingsRequests)
    .where(and(eq(savingsRequests.employeeId, employeeId), isInProcess))
    .orderBy(asc(savingsRequests.id))
    .limit(PENDING_LIMIT)
}

export async function countRequests(tx: Tx, employeeId: number, day: string): Promise<number> {
  return tx.$count(
    savingsRequests,
    and(eq(savingsRequests.employeeId, employeeId), eq(savingsRequests.requestedOn, day)),
  )
}

export async function listRefused(tx: Tx, employeeId: number, since: string): Promise<Request[]> {
  return tx
    .select()
    .from(savingsRequests)
    .where(
      and(
        eq(savingsRequests.employeeId, employeeId),
        eq(savingsRequests.status, 'refused'),
        or(
          gte(sql`(${savingsRequests.decidedAt} at time zone 'America/Mexico_City')::date`, since),
          gte(savingsRequests.payDate, since),
        ),
      ),
    )
    .orderBy(desc(savingsRequests.id))
    .limit(PENDING_LIMIT)
}

export async function findParameters(tx: Tx, day: string): Promise<Parameters | null> {
  const [parameters] = await tx
    .select()
    .from(savingsParameters)
    .where(lte(savingsParameters.validFrom, day))
    .orderBy(desc(savingsParameters.validFrom))
    .limit(1)
  return parameters ?? null
}

/** Returns the minimum saving of a period in centavos; undefined if only BR-05 applies. */
export function leastSaved(parameters: Parameters | null, payGroupId: number): number | undefined {
  const least = isWeekly(payGroupId) ? parameters?.minimumWeekly : parameters?.minimumBiweekly
  return least ?? undefined
}

/** Returns the first payday from `today` on; null without a payday in the calendar. */
export async function nextPayday(tx: Tx, payGroupId: number, today: string): Promise<Payday | null> {
  const [payday] = await tx
    .select()
    .from(payCalendar)
    .where(and(eq(payCalendar.payGroupId, payGroupId), gte(payCalendar.payDate, today)))
    .orderBy(asc(payCalendar.payDate))
    .limit(1)
  return payday ?? null
}

/** Returns the first payday whose prenómina is still open; null without such a payday in the calendar. */
export async function movementPayday(tx: Tx, payGroupId: number, today: string): Promise<Payday | null> {
  const [payday] = await tx
    .select()
    .from(payCalendar)
    .where(
      and(
        eq(payCalendar.payGroupId, payGroupId),
        gt(payCalendar.payDate, today),
        gte(payCalendar.prepayrollDate, today),
      ),
    )
    .orderBy(asc(payCalendar.payDate))
    .limit(1)
  return payday ?? null
}

/** Number of paydays to read. Four weekly paydays always include a fortnight's last payday. */
const WEEKS = 4

/**
 * Returns the payday of the first payment of a loan that is paid out on the given payday; null without one in
 * the calendar.
 */
export async function firstPaymentAfter(tx: Tx, { payGroupId, payDate }: Payday): Promise<Payday | null> {
  const paydays = await tx
    .select()
    .from(payCalendar)
    .where(and(eq(payCalendar.payGroupId, payGroupId), gt(payCalendar.payDate, payDate)))
    .orderBy(asc(payCalendar.payDate))
    .limit(WEEKS)
  const isAny = loanRhythm(payGroupId) !== 'last-week'
  return paydays.find((each) => isAny || isLastOfFortnight(each.payDate)) ?? null
}

/** Returns sums in centavos: all deposits, and all movements since a day. */
export async function sumMovements(tx: Tx, employeeId: number, since: string) {
  const [sums] = await tx
    .select({
      contributed:
        sql<number>`coalesce(sum(${savingsMovements.amount}) filter (where ${savingsMovements.amount} > 0), 0)`.mapWith(
          savingsMovements.amount,
        ),
      since:
        sql<number>`coalesce(sum(${savingsMovements.amount}) filter (where ${savingsMovements.date} >= ${since}), 0)`.mapWith(
          savingsMovements.amount,
        ),
    })
    .from(savingsMovements)
    .where(eq(savingsMovements.employeeId, employeeId))
  return sums ?? { contributed: 0, since: 0 }
}

export async function listMovements(
  tx: Tx,
  employeeId: number,
  limit: number,
): Promise<AccountStatement['movimientosCaja']> {
  const rows = await tx
    .select()
    .from(savingsMovements)
    .where(eq(savingsMovements.employeeId, employeeId))
    .orderBy(desc(savingsMovements.date), desc(savingsMovements.id))
    .limit(limit)
  return rows.map((row) => ({
    concepto: row.concept,
    periodo: row.period,
    monto: toPesos(row.amount),
    fecha: row.date,
  }))
}

/**
 * Lists movements of all the person's loans, newest first. montoAbono is the principal only; a payment is
 * principal and interest.
 */
export async function listLoanMovements(
  tx: Tx,
  employeeId: number,
  limit: number,
): Promise<AccountStatement['movimientosPrestamos']> {
  const rows = await tx
    .select({ movement: loanMovements })
    .from(loans)
    .innerJoin(loanMovements, eq(loanMovements.loanId, loans.id))
    .where(eq(loans.employeeId, employeeId))
    .orderBy(desc(loanMovements.date), desc(loanMovements.id))
    .limit(limit)
  return rows.map(({ movement }) => ({
    idPrestamo: movement.loanId,
    fechaRegistro: movement.date,
    montoAbono: toPesos(movement.principal),
    montoInteres: toPesos(movement.interest),
    saldoActual: toPesos(movement.balance),
  }))
}
