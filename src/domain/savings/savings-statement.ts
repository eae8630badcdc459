import { compareText } from '../text/compare-text.ts'
import { containsWords } from '../text/fold.ts'
import { planOfLoan, remainingPayments } from './loan-plan.ts'
import { readPeriodCode } from '../payslips/payslip.ts'

/** Movement of the savings-fund statement (spec 001 §2; BR-34). Amounts in centavos, negative if taken out. */
export interface FundMovement {
  concept: string
  /** Raw value: a period code such as "2026046", or a date. */
  period: string
  amount: number
  /** YYYY-MM-DD; missing from a legacy host. */
  date?: string | undefined
}

/** Kinds of movement (spec 001 §8). */
export type FundMovementKind = 'payroll' | 'extraordinary' | 'withdrawal'

/**
 * Derives the kind, which the API lacks. Withdrawals are negative; the concept of an extraordinary contribution
 * contains "extraordinari".
 */
export function fundMovementKind({ concept, amount }: FundMovement): FundMovementKind {
  if (amount < 0) return 'withdrawal'
  return containsWords(concept, 'extraordinari') ? 'extraordinary' : 'payroll'
}

export type FundPeriod =
  | { kind: 'number'; year: number; number: number }
  /** YYYY-MM-DD */
  | { kind: 'date'; date: string }
  | { kind: 'unknown' }

export function readFundPeriod(text: string): FundPeriod {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text.trim())
  if (date) return { kind: 'date', date: date[0] }
  const code = readPeriodCode(text)
  const plain = /^(\d{4})(\d{2})$/.exec(text.trim())
  const year = code?.year ?? Number(plain?.[1])
  const number = Number(code?.period ?? plain?.[2])
  return Number.isInteger(number) && number > 0 ? { kind: 'number', year, number } : { kind: 'unknown' }
}

/** Returns the year of a period, or null if it is unreadable. */
export function fundYear(text: string): number | null {
  const period = readFundPeriod(text)
  if (period.kind === 'unknown') return null
  return period.kind === 'date' ? Number(period.date.slice(0, 4)) : period.year
}

/** Returns a sort key for periods of one format; null if the formats differ or are unknown. */
function orderOf(movements: readonly FundMovement[]): ((movement: FundMovement) => string) | null {
  const kinds = new Set(movements.map(({ period }) => readFundPeriod(period).kind))
  if (kinds.size > 1 || kinds.has('unknown')) return null
  return ({ period }) => {
    const read = readFundPeriod(period)
    return read.kind === 'number' ? `${read.year}-${String(read.number).padStart(3, '0')}` : period.trim()
  }
}

export function newestFirst(movements: readonly FundMovement[]): FundMovement[] {
  const order = orderOf(movements)
  return order ? [...movements].sort((a, b) => compareText(order(b), order(a))) : [...movements]
}

export interface BalancePoint {
  period: string
  change: number
  balance: number
}

export interface BalanceCurve {
  /**
   * Balance before the first movement: 0 for a complete list, usually above 0 for an incomplete list. Below 0
   * the sums disagree.
   */
  opening: number
  /** Oldest first, one per period; the last balance is the total. Empty if the periods can't be ordered. */
  points: BalancePoint[]
}

/** Computes the balance after each period. The opening balance makes the last balance equal the total. */
export function balanceCurve(movements: readonly FundMovement[], total: number): BalanceCurve {
  const opening = total - movements.reduce((sum, { amount }) => sum + amount, 0)
  const order = orderOf(movements)
  if (!order) return { opening, points: [] }
  const points: BalancePoint[] = []
  let balance = opening
  for (const movement of [...movements].sort((a, b) => compareText(order(a), order(b)))) {
    balance += movement.amount
    const last = points.at(-1)
    if (last && last.period === movement.period) {
      last.change += movement.amount
      last.balance = balance
    } else points.push({ period: movement.period, change: movement.amount, balance })
  }
  return { opening, points }
}

export interface LoanMovement {
  loanId: number
  /** YYYY-MM-DD */
  date: string
  principal: number
  interest: number
  balance: number
}

export interface LoanSummary {
  loan: number
  paid: number
  remaining: number
  id: number | null
  /** Number of payments, and how many payments are made; null unless the service sends both. */
  term: { total: number; done: number; isWeekly: boolean } | null
  rate: number | null
}

/** Whether paid and remaining amounts add up to the loan (BR-34). */
export function loanAddsUp({ loan, paid, remaining }: LoanSummary): boolean {
  return paid + remaining === loan
}

export function newestLoanFirst(movements: readonly LoanMovement[]): LoanMovement[] {
  return [...movements].sort((a, b) => compareText(b.date, a.date) || a.balance - b.balance)
}

export interface LoanInstalment {
  number: number
  /** Null for future payments: their day is unknown. */
  date: string | null
  principal: number
  interest: number
  balance: number
}

/**
 * Returns all payments of the loan: past payments from the movements, future payments computed by BR-01.
 * Without term and rate only past payments are known.
 */
export function loanInstalments(summary: LoanSummary, movements: readonly LoanMovement[]): LoanInstalment[] {
  const own = movements.filter(({ loanId }) => summary.id === null || loanId === summary.id)
  const paid = newestLoanFirst(own).reverse()
  const { term } = summary
  // The list may begin later than the loan; then the first numbers are missing.
  const before = Math.max(0, (term?.done ?? 0) - paid.length)
  const made = paid.map(({ date, principal, interest, balance }, index) => ({
    number: before + index + 1,
    date,
    principal,
    interest,
    balance,
  }))
  return [...made, ...instalmentsToCome(summary, before + paid.length)]
}

function instalmentsToCome({ loan, remaining, term, rate }: LoanSummary, done: number): LoanInstalment[] {
  if (!term || rate === null || remaining <= 0) return []
  const known = { amount: loan, term: term.total, isWeekly: term.isWeekly, periodRate: rate }
  const plan = planOfLoan(known).payments
  // After an extra payment the balance differs from the plan.
  const isOnPlan = term.done === 0 ? remaining === loan : plan[term.done - 1]?.balanceAfter === remaining
  const rest = isOnPlan ? plan.slice(term.done) : remainingPayments(known, remaining)
  return rest.map(({ principal, interest, balanceAfter }, index) => ({
    number: done + index + 1,
    date: null,
    principal,
    interest,
    balance: balanceAfter,
  }))
}
