import { eq } from 'drizzle-orm'
import { isWeekly, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import type { Tx } from '../../db/connection.ts'
import { periodOf } from '#domain/payslips/payroll-calendar.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Loan, Payday } from './queries.ts'
import { savingsTexts } from './texts.es.ts'

/** Triggers update the sums of account and loan (migration 0025). */

type MovementKind = keyof typeof savingsTexts.concepts

export interface MovementPlace {
  employeeId: number
  date: string
  /** Period code (BR-18), or the day if the calendar has no such payday. */
  period: string
  /** Request that caused the movement; null for an immediate movement. */
  requestId: number | null
}

export function periodOfPayday({ payGroupId, periodStart }: Payday): string {
  const { endDate, number } = periodOf(periodStart, isWeekly(payGroupId))
  return payslipPeriodCode({ end_date: endDate, period: number })
}

/** @param amount centavos, negative when money leaves the fund */
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

export async function payLoan(tx: Tx, place: MovementPlace, loan: Loan, amount: number): Promise<void> {
  const balance = loan.remaining - amount
  await moveSavings(tx, place, 'loan_payment', -amount)
  await tx
    .insert(tables.loanMovements)
    .values({ loanId: loan.id, date: place.date, principal: amount, interest: 0, balance })
  if (balance > 0) return
  await tx.update(tables.loans).set({ status: 'settled' }).where(eq(tables.loans.id, loan.id))
}
