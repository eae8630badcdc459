import { formatDate } from '../dates.ts'
import { formatMoney } from '../money.ts'
import type { DataProblem } from './kind.ts'
import type { WantedLoan } from './kinds/prestamos.ts'

/** A loan as it is in the portal; centavos. */
export interface KnownDebt {
  id: number
  amount: number
  term: number
  isWeekly: boolean
  /** Eight decimals, as the database has it. */
  periodRate: number
  /** Null where nobody knows it any more: then the other terms tell. */
  firstPayday: string | null
  status: 'requested' | 'approved' | 'active' | 'settled'
  /** What was paid of it, by day. */
  payments: readonly { date: string; principal: number }[]
}

export interface LoanRow {
  row: number
  wanted: WantedLoan
  /** Eight decimals, as a row of the database would have it. */
  periodRate: number
  /** When it was lent, as far as anybody says. */
  lentOn: string
}

/** What becomes of a row: a loan more, a payment of one that is there, or nothing. */
export interface HeldLoan {
  row: number
  kind: 'nueva' | 'cambia' | 'igual'
  /** The one that is paid. */
  loanId: number | null
  /** Owed before. */
  before: number
  problem: DataProblem | null
}

export interface Membership {
  hasLeft: boolean
  isPaidWeekly: boolean
}

/**
 * The rows of one person against their loans. One with the same terms is the same loan: its balance is held against what the
 * portal had by the end of that day, so that an old file still says the truth. One loan at a time is owed (BR-02).
 */
export function holdLoans(
  debts: readonly KnownDebt[],
  rows: readonly LoanRow[],
  member: Membership,
): HeldLoan[] {
  const used = new Set<number>()
  const paidOff = new Set<number>()
  const held = new Map<number, HeldLoan>()
  const inOrder = [...rows].sort((a, b) => a.row - b.row)
  const seen = new Map<string, number>()
  for (const each of inOrder) {
    const key = termsOf({ ...each.wanted, periodRate: each.periodRate })
    const before = seen.get(key)
    if (before === undefined) seen.set(key, each.row)
    const twice: DataProblem | null =
      before === undefined ? null : { field: 'numero', what: 'twice', of: String(before) }
    const same = debts.findLast((debt) => !used.has(debt.id) && isSame(debt, each))
    if (same) used.add(same.id)
    const found = same
      ? holdKnown(each, same)
      : { row: each.row, kind: 'nueva' as const, loanId: null, before: 0, problem: newProblem(each, member) }
    if (same && found.kind === 'cambia' && !found.problem && each.wanted.remaining === 0) paidOff.add(same.id)
    held.set(each.row, twice ? { ...found, problem: twice } : found)
  }
  // What is owed already, or by another row: one at a time.
  let owing = debts.find(({ id, status }) => status !== 'settled' && !paidOff.has(id)) ?? null
  for (const { row, wanted } of inOrder) {
    const found = held.get(row)
    if (found?.kind !== 'nueva' || found.problem || wanted.remaining === 0) continue
    if (owing === null) owing = { ...wanted, id: 0, status: 'active', periodRate: 0, payments: [] }
    else found.problem = owingProblem(owing)
  }
  return rows.flatMap(({ row }) => held.get(row) ?? [])
}

type Terms = Pick<KnownDebt, 'amount' | 'term' | 'isWeekly' | 'periodRate' | 'firstPayday'>

function isSame(debt: KnownDebt, { wanted, periodRate }: LoanRow): boolean {
  const firstPayday = debt.firstPayday === null ? null : wanted.firstPayday
  return termsOf(debt) === termsOf({ ...wanted, periodRate, firstPayday })
}

function termsOf({ amount, term, isWeekly, periodRate, firstPayday }: Terms): string {
  return [amount, term, isWeekly, periodRate.toFixed(8), firstPayday].join('|')
}

function owingProblem({ amount, term, status }: Pick<KnownDebt, 'amount' | 'term' | 'status'>): DataProblem {
  return status === 'active'
    ? { field: 'monto', what: 'hasLoan', of: formatMoney(amount), and: term }
    : { field: 'numero', what: 'loanWaiting' }
}

function holdKnown({ row, wanted }: LoanRow, debt: KnownDebt): HeldLoan {
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
  // A payment in between would have all later balances wrong.
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
