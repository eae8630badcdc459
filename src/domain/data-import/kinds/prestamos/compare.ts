import { formatDate } from '../../../time/dates.ts'
import { formatMoney } from '../../../money/money.ts'
import type { DataProblem } from '../../kind.ts'
import type { WantedLoan } from './kind.ts'

/** Existing loan in the portal; amounts in centavos. */
export interface KnownDebt {
  id: number
  amount: number
  term: number
  isWeekly: boolean
  periodRate: number
  /** Null if unknown; the other terms then identify the loan. */
  firstPayday: string | null
  status: 'requested' | 'approved' | 'active' | 'settled'
  payments: readonly { date: string; principal: number }[]
}

export interface LoanRow {
  row: number
  wanted: WantedLoan
  periodRate: number
  lentOn: string
}

export interface LoanComparison {
  row: number
  kind: 'nueva' | 'cambia' | 'igual'
  loanId: number | null
  /** Balance before the row, in centavos. */
  before: number
  problem: DataProblem | null
}

export interface Membership {
  hasLeft: boolean
  isPaidWeekly: boolean
}

/**
 * Compares a person's rows with the person's loans. A row with the same terms is the same loan. Its balance is
 * compared with the portal's balance at the end of the row's day, so that an old file stays valid. A person has
 * at most one open loan (LOAN-05).
 */
export function compareLoans(
  debts: readonly KnownDebt[],
  rows: readonly LoanRow[],
  member: Membership,
): LoanComparison[] {
  const used = new Set<number>()
  const paidOff = new Set<number>()
  const comparisons = new Map<number, LoanComparison>()
  const inOrder = [...rows].sort((a, b) => a.row - b.row)
  const seen = new Map<string, number>()
  for (const each of inOrder) {
    const key = termsOf({ ...each.wanted, periodRate: each.periodRate })
    const firstRow = seen.get(key)
    if (firstRow === undefined) seen.set(key, each.row)
    const duplicate: DataProblem | null =
      firstRow === undefined ? null : { field: 'numero', what: 'twice', of: String(firstRow) }
    const same = debts.findLast((debt) => !used.has(debt.id) && isSame(debt, each))
    if (same) used.add(same.id)
    const found = same
      ? compareWithDebt(each, same)
      : { row: each.row, kind: 'nueva' as const, loanId: null, before: 0, problem: newProblem(each, member) }
    if (same && found.kind === 'cambia' && !found.problem && each.wanted.remaining === 0) paidOff.add(same.id)
    comparisons.set(each.row, duplicate ? { ...found, problem: duplicate } : found)
  }
  let openLoan = debts.find(({ id, status }) => status !== 'settled' && !paidOff.has(id)) ?? null
  for (const { row, wanted } of inOrder) {
    const found = comparisons.get(row)
    if (found?.kind !== 'nueva' || found.problem || wanted.remaining === 0) continue
    if (openLoan === null) openLoan = { ...wanted, id: 0, status: 'active', periodRate: 0, payments: [] }
    else found.problem = openLoanProblem(openLoan)
  }
  return rows.flatMap(({ row }) => comparisons.get(row) ?? [])
}

type Terms = Pick<KnownDebt, 'amount' | 'term' | 'isWeekly' | 'periodRate' | 'firstPayday'>

function isSame(debt: KnownDebt, { wanted, periodRate }: LoanRow): boolean {
  const firstPayday = debt.firstPayday === null ? null : wanted.firstPayday
  return termsOf(debt) === termsOf({ ...wanted, periodRate, firstPayday })
}

function termsOf({ amount, term, isWeekly, periodRate, firstPayday }: Terms): string {
  return [amount, term, isWeekly, periodRate.toFixed(8), firstPayday].join('|')
}

function openLoanProblem({
  amount,
  term,
  status,
}: Pick<KnownDebt, 'amount' | 'term' | 'status'>): DataProblem {
  return status === 'active'
    ? { field: 'monto', what: 'hasLoan', of: formatMoney(amount), and: term }
    : { field: 'numero', what: 'loanWaiting' }
}

function compareWithDebt({ row, wanted }: LoanRow, debt: KnownDebt): LoanComparison {
  const { remaining, day } = wanted
  const paid = debt.payments.reduce((sum, each) => (each.date <= day ? sum + each.principal : sum), 0)
  const before = debt.amount - paid
  const common = { row, loanId: debt.id, before }
  if (debt.status === 'requested' || debt.status === 'approved')
    return { ...common, kind: 'cambia', problem: { field: 'numero', what: 'loanWaiting' } }
  if (remaining === before) return { ...common, kind: 'igual', problem: null }
  const problem = lowerProblem(wanted, debt, before)
  return { ...common, kind: 'cambia', problem }
}

function lowerProblem({ remaining }: WantedLoan, debt: KnownDebt, before: number): DataProblem | null {
  if (remaining > before) return { field: 'saldo', what: 'higherBalance', of: formatMoney(before) }
  // Rejects the row if later payments exist: an earlier payment would make their balances wrong.
  const last = debt.payments.reduce((latest, { date }) => (date > latest ? date : latest), '')
  const sum = debt.payments.reduce((all, { principal }) => all + principal, 0)
  return before === debt.amount - sum
    ? null
    : { field: 'fechaSaldo', what: 'laterPayments', of: formatDate(last) }
}

function newProblem({ wanted, lentOn }: LoanRow, { hasLeft, isPaidWeekly }: Membership): DataProblem | null {
  const { amount, remaining, day, isWeekly } = wanted
  if (remaining < amount && day < lentOn)
    return { field: 'fechaSaldo', what: 'beforeLoan', of: formatDate(lentOn) }
  if (remaining === 0) return null
  if (hasLeft) return { field: 'numero', what: 'hasLeft' }
  if (isWeekly !== isPaidWeekly)
    return { field: 'frecuencia', what: 'otherFrequency', of: isPaidWeekly ? 'S' : 'Q' }
  return null
}
