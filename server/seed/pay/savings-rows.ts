import { addDays } from '#domain/time/dates.ts'
import { isWeekly, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { freezePaper } from '../../services/savings/loan-papers.ts'
import { savingsTexts } from '../../services/savings/texts.es.ts'
import { insertInBatches } from '../batches.ts'
import { addYears, type PayPeriod, yearsOf } from '#domain/payslips/payroll-calendar.ts'
import type { DemoPerson } from '../demo-person.ts'
import {
  type LoanPlan,
  paidPeriods,
  planSchedule,
  RATES,
  type SavingsPlan,
  savingsMovement,
  savingsPlans,
  SOCIAL_PART,
} from './savings.ts'

type MovementDraft = Omit<typeof tables.savingsMovements.$inferInsert, 'id' | 'employeeId'>

export interface SavingsDraft {
  account: Omit<typeof tables.savingsAccounts.$inferInsert, 'employeeId'>
  movements: MovementDraft[]
  loan: {
    row: Omit<typeof tables.loans.$inferInsert, 'employeeId'>
    movements: Omit<typeof tables.loanMovements.$inferInsert, 'id' | 'loanId'>[]
  } | null
}

interface PaidPeriod {
  back: number
  period: PayPeriod
}

/**
 * Returns the statement of a person; null for a non-member. The same person and day give the same statement.
 */
export function savingsOf(person: DemoPerson, today: string): SavingsDraft | null {
  const plan = savingsPlans[person.number]
  if (!plan) return null
  const periods = yearsOf(2, today, isWeekly(person.payGroupId))
  const paid = paidPeriods(periods, today)
    .map((period, index, all) => ({ back: all.length - 1 - index, period }))
    .filter(({ back }) => savingsMovement(plan, back) !== null)
  return {
    account: {
      joinedOn: paid[0]?.period.startDate ?? today,
      amount: plan.amount,
      socialPart: SOCIAL_PART,
    },
    movements: paid.flatMap((place) => movementsIn(place, plan)),
    loan: plan.loan && loanOf(plan.loan, paid, isWeekly(person.payGroupId)),
  }
}

function movementsIn({ back, period }: PaidPeriod, plan: SavingsPlan): MovementDraft[] {
  const code = payslipPeriodCode({ end_date: period.endDate, period: period.number })
  const movement = (kind: 'payroll' | 'extraordinary' | 'withdrawal', amount: number): MovementDraft => ({
    kind,
    concept: savingsTexts.concepts[kind],
    period: code,
    amount,
    date: period.paidDate,
  })
  const extras = plan.extras.filter((extra) => extra.back === back)
  return [
    movement('payroll', plan.amount),
    ...extras.map(({ amount }) => movement(amount > 0 ? 'extraordinary' : 'withdrawal', amount)),
  ]
}

function loanOf(loan: LoanPlan, paid: readonly PaidPeriod[], weekly: boolean): SavingsDraft['loan'] {
  const schedule = planSchedule(loan)
  const payments = paid.filter(({ back }) => back < loan.payments)
  const first = payments[0]
  if (!first) throw new Error('a loan without payments needs a first period')
  const movements = payments.flatMap(({ back, period }) => {
    const payment = schedule[loan.payments - 1 - back]
    if (!payment) return []
    const { principal, interest, balanceAfter: balance } = payment
    return [{ date: period.paidDate, principal, interest, balance }]
  })
  return {
    row: {
      id: loan.id,
      amount: loan.principal,
      term: loan.term,
      frequency: weekly ? 'weekly' : 'biweekly',
      instalment: schedule[0]?.principal ?? 0,
      interest: schedule.reduce((sum, { interest }) => sum + interest, 0),
      periodRate: Number(loan.periodRate.toFixed(8)),
      firstPeriodStart: first.period.startDate,
      // Starts at the whole principal: the trigger of the payments reduces it.
      remaining: loan.principal,
      status: 'active',
      registeredAt: new Date(`${addDays(first.period.startDate, -4)}T16:20:00Z`),
    },
    movements,
  }
}

export async function insertSavingsParameters(tx: Tx, today: string): Promise<void> {
  const [tiie, rate] = RATES
  await tx
    .insert(tables.savingsParameters)
    // The spec has no legal maximum, so the demo only warns.
    .values({
      validFrom: addYears(today, -5),
      tiie,
      rate,
      loanFactor: 2,
      socialPart: SOCIAL_PART,
      refusesAboveQuota: false,
    })
}

export async function insertSavings(tx: Tx, employeeId: number, draft: SavingsDraft): Promise<void> {
  await tx.insert(tables.savingsAccounts).values({ ...draft.account, employeeId })
  const movements = draft.movements.map((movement) => ({ ...movement, employeeId }))
  await insertInBatches(movements, (batch) => tx.insert(tables.savingsMovements).values(batch))
  if (!draft.loan) return
  const { row } = draft.loan
  const [loan] = await tx
    .insert(tables.loans)
    .values({ ...row, employeeId })
    .returning({ id: tables.loans.id })
  const paid = draft.loan.movements.map((movement) => ({ ...movement, loanId: loan?.id ?? 0 }))
  await tx.insert(tables.loanMovements).values(paid)
  const firstPayday = paid.map(({ date }) => date).toSorted()[0] ?? null
  if (loan) await freezePaper(tx, loan.id, { firstPayday })
  // The loan's id was set explicitly. The sequence must continue after it.
  await tx.execute(sql`select setval(pg_get_serial_sequence('loans', 'id'), (select max(id) from loans))`)
}
