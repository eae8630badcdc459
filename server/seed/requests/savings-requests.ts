import { eq } from 'drizzle-orm'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { planLoan } from '#domain/savings/loan-plan.ts'
import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { requestKinds } from '#domain/savings/savings-requests.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { firstPaymentAfter, movementPayday } from '../../services/savings/queries.ts'
import { RATES } from '../pay/savings.ts'
import { demoPeople } from '../people.ts'

const { loans, savingsAccounts, savingsRequests } = tables

interface PlannedRequest {
  number: string
  kind: 'loan' | 'withdrawal' | 'leaving'
  /** Amount in centavos; null when leaving the fund. */
  amount: number | null
  term?: number
  daysAgo: number
}

/** Open requests for the fund's desk. All are from colleagues: 100101, 100102 and 100103 have none. */
const plannedRequests: readonly PlannedRequest[] = [
  { number: '100211', kind: 'loan', amount: 1_200_000, term: 26, daysAgo: 3 },
  { number: '100213', kind: 'withdrawal', amount: 150_000, daysAgo: 2 },
  { number: '100216', kind: 'leaving', amount: null, daysAgo: 1 },
  { number: '100218', kind: 'loan', amount: 400_000, term: 13, daysAgo: 0 },
]

export async function insertSavingsRequests(tx: Tx, ids: Map<string, number>, now: Date): Promise<void> {
  const today = companyDate(now.getTime())
  for (const planned of plannedRequests) {
    const employeeId = ids.get(planned.number)
    const payGroupId = demoPeople.find(({ number }) => number === planned.number)?.payGroupId
    if (employeeId === undefined || payGroupId === undefined) continue
    const payday = await movementPayday(tx, payGroupId, today)
    const first = payday && (await firstPaymentAfter(tx, payday))
    if (!payday || !first) throw new Error('the calendar of the demo ends too early')
    const { kind, amount } = planned
    const loanId =
      planned.term === undefined || amount === null
        ? null
        : await insertLoan(tx, {
            employeeId,
            payGroupId,
            amount,
            term: planned.term,
            now,
            periodStart: first.periodStart,
          })
    await tx.insert(savingsRequests).values({
      employeeId,
      movementType: requestKinds[kind],
      kind,
      amount,
      requestedOn: addDays(today, -planned.daysAgo),
      payDate: payday.payDate,
      closesOn: payday.prepayrollDate,
      loanId,
      status: 'pending',
    })
    if (kind === 'leaving') {
      await tx
        .update(savingsAccounts)
        .set({ isLeaving: true })
        .where(eq(savingsAccounts.employeeId, employeeId))
    }
  }
}

interface LoanFacts {
  employeeId: number
  payGroupId: number
  amount: number
  term: number
  now: Date
  periodStart: string
}

async function insertLoan(tx: Tx, facts: LoanFacts): Promise<number> {
  const { employeeId, payGroupId, amount, term, now, periodStart } = facts
  const [tiie, rate] = RATES
  const plan = planLoan({ amount, term, payGroup: payGroupId }, { tiie, rate })
  const [loan] = await tx
    .insert(loans)
    .values({
      employeeId,
      amount,
      remaining: amount,
      term,
      frequency: isWeeklyLoan(payGroupId) ? 'weekly' : 'biweekly',
      instalment: plan.instalment,
      interest: plan.interest,
      periodRate: Number(plan.ratePerPeriod.toFixed(8)),
      firstPeriodStart: periodStart,
      status: 'requested',
      registeredAt: now,
    })
    .returning({ id: loans.id })
  if (!loan) throw new Error('the inserted loan has no id')
  return loan.id
}
