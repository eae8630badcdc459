import { formatDate } from '#domain/time/dates.ts'
import { isWeeklyLoan } from '#domain/savings/loan.ts'
import type { LoanPlan } from '#domain/savings/loan-plan.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type FlowContext, planOf } from '#models/savings/fund-flow.ts'
import { nameOf, pendingOf } from './pending-of.ts'
import { texts } from './move-texts.es.ts'
import type { es } from './move-texts.es.ts'

export interface Summary {
  title: string
  aside: string | null
  /** Centavos; null for an action without amount. */
  amount: number | null
  rows: [string, string][]
  /** YYYY-MM-DD; null for a payoff, and when the service sends no payday. */
  payday: string | null
}

export function useSummary(context: FlowContext): Summary {
  const words = useTexts(texts)
  const { action, fund, amount } = context
  const payday = fund.paydays.movement || null
  const plain = { aside: null, amount, rows: [] as [string, string][], payday }
  const { saved, owed } = fund.position
  const each = isWeekly(fund.payGroup) ? words.eachWeek : words.eachFortnight
  const chosen = amount ?? 0
  const left = (label: string, value: number): [string, string] => [label, moneyOnScreen(value)]
  switch (action) {
    case 'enrol':
      return { ...plain, title: words.youSave, aside: each }
    case 'change': {
      const before = left(words.before, fund.savedEachPeriod)
      return { ...plain, title: words.newSaving, aside: each, rows: [before] }
    }
    case 'deposit':
      return { ...plain, title: words.youDeposit }
    case 'withdraw':
      return { ...plain, title: words.youWithdraw, rows: [left(words.savedAfter, saved - chosen)] }
    case 'extra-payment':
    case 'payoff': {
      const rows = [left(words.savedAfter, saved - chosen), left(words.owedAfter, owed - chosen)]
      return { ...plain, title: words.youPay, rows, payday: action === 'payoff' ? null : payday }
    }
    case 'leave': {
      const rows = [left(words.saved, saved), ...(owed > 0 ? [left(words.owed, -owed)] : [])]
      return { ...plain, title: words.youGet, amount: saved - owed, rows }
    }
    case 'loan': {
      const { term, fund: of } = context
      const isWeeks = isWeeklyLoan(of.payGroup)
      const aside = isWeeks ? words.weeks(term ?? 0) : words.fortnights(term ?? 0)
      return { ...plain, title: words.yourLoan, aside, rows: loanRows(planOf(context), isWeeks, words) }
    }
    case 'cancel': {
      const row = pendingOf(fund, context.movement)
      if (!row) return { ...plain, title: words.youCancel, amount: null, payday: null }
      return {
        title: words.youCancel,
        aside: nameOf(row, words),
        amount: row.monto === undefined ? null : pesosToCentavos(row.monto),
        rows: [[words.askedOn, formatDate(row.fActual)]],
        payday: row.fNomina || null,
      }
    }
  }
}

function loanRows(
  plan: LoanPlan | null,
  isWeeks: boolean,
  words: Translation<typeof es>,
): [string, string][] {
  if (!plan) return []
  const [first, last] = [plan.payments[0], plan.payments.at(-1)].map((each) =>
    moneyOnScreen(each?.payment ?? 0),
  )
  return [
    [isWeeks ? words.perWeek : words.perFortnight, words.fromTo(first ?? '', last ?? '')],
    [words.interest, moneyOnScreen(plan.interest)],
    [words.total, moneyOnScreen(plan.total)],
  ]
}
