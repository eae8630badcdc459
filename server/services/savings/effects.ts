import { eq } from 'drizzle-orm'
import { isWeekly, payslipPeriodCode } from '#domain/payslip.ts'
import type { Tx } from '../../db/connect.ts'
import { periodOf } from '../../db/payroll-calendar.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Loan, Payday } from './queries.ts'
import { savingsTexts } from './texts.es.ts'

/** What a movement of money writes. The sums of account and loan follow by their triggers (migration 0025). */

type MovementKind = keyof typeof savingsTexts.concepts

export interface MovementPlace {
  employeeId: number
  date: string
  /** Period code (BR-18), or the day where the calendar has no such payday. */
  period: string
  /** What it was asked for with; null for what is done at once. */
  requestId: number | null
}

/** The period that a payday pays. */
export function periodOfPayday({ payGroupId, periodStart }: Payday): string {
  const { endDate, number } = periodOf(periodStart, isWeekly(payGroupId))
  return payslipPeriodCode({ end_date: endDate, period: number })
}

/** @param amount centavos, negative when it leaves the fund */
export async function moveSavings(
  tx: Tx,
  place: MovementPlace,
  kind: MovementKind,
  amount: number,
): Promise<void> {
  await tx
    .insert(tables.savingsMovements)
    .values({ ...place, kind, concept: savingsTexts.concepts[kind], amount })
}

/** Out of the savings into the loan, which is settled when nothing is left of it. */
export async function payLoan(tx: Tx, place: MovementPlace, loan: Loan, amount: number): Promise<void> {
  const balance = loan.remaining - amount
  await moveSavings(tx, place, 'loan_payment', -amount)
  await tx
    .insert(tables.loanMovements)
    .values({ loanId: loan.id, date: place.date, principal: amount, interest: 0, balance })
  if (balance > 0) return
  await tx.update(tables.loans).set({ status: 'settled' }).where(eq(tables.loans.id, loan.id))
}
