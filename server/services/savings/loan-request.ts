import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { type LoanPlan, loanTerms, planLoan } from '#domain/savings/loan-plan.ts'
import { tables } from '../../db/schema/tables.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { ask, fault, type OpenFund, requirePayday } from './open-fund.ts'
import { firstPaymentAfter, type Parameters } from './queries.ts'
import { savingsTexts as texts } from './texts.es.ts'

interface LoanRequest {
  /** Centavos, within the maximum loan. */
  amount: number
  plazo: number
  /** Pesos, as the person accepted them. */
  abono: number
  interes: number
  parameters: Parameters
  at: Date
}

/**
 * Compares the accepted interest with a newly computed plan. Accepts a lower cost and a rounding difference. A
 * higher cost means that the rates have changed.
 */
function isAgreedTo({ interest, payments }: LoanPlan, { interes }: LoanRequest): boolean {
  return interest <= interes * 100 + payments.length + 0.5
}

/**
 * Returns whether the accepted principal per payment pays the amount in the term (LOAN-14; G-05). The
 * principal depends on no rate, so a difference beyond rounding is an error of the sender.
 */
function isPaidBy(abono: number, { instalment }: LoanPlan): boolean {
  return Math.abs(abono * 100 - instalment) <= 1.5
}

export async function requestLoan(context: NotifyContext, fund: OpenFund, wish: LoanRequest) {
  const { tx } = context
  const { employeeId, payGroupId } = fund
  const { amount, plazo: term, parameters, at } = wish
  if (!loanTerms(payGroupId).includes(term)) throw fault(texts.wrongTerm)
  const plan = planLoan({ amount, term, payGroup: payGroupId }, parameters)
  if (!isPaidBy(wish.abono, plan)) throw fault(texts.wrongInstalment)
  if (!isAgreedTo(plan, wish)) throw fault(texts.costChanged)
  const first = await firstPaymentAfter(tx, await requirePayday(tx, fund))
  if (!first) throw fault(texts.noPayday)
  const [loan] = await tx
    .insert(tables.loans)
    .values({
      employeeId,
      amount,
      remaining: amount,
      term,
      frequency: isWeeklyLoan(payGroupId) ? 'weekly' : 'biweekly',
      instalment: plan.instalment,
      interest: plan.interest,
      periodRate: Number(plan.ratePerPeriod.toFixed(8)),
      firstPeriodStart: first.periodStart,
      status: 'requested',
      registeredAt: at,
    })
    .returning({ id: tables.loans.id })
  if (!loan) throw new Error('the inserted loan has no id')
  const answer = await ask(context, fund, { kind: 'loan', amount, loanId: loan.id })
  return { ...answer, idPrestamo: loan.id }
}
