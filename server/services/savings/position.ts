import { wholeMonths } from '#domain/months.ts'
import type { FundPosition } from '#domain/savings-moves.ts'
import type { Account, Loan, Request } from './queries.ts'

/** What the rules of domain/savings-moves.ts decide by. */
export interface PositionFacts {
  today: string
  account: Account | null
  loan: Loan | null
  pending: readonly Request[]
}

/**
 * TIPO_MOVIMIENTO of what keeps others of its type waiting (BR-09): c295 is a loan that waits for approval, and an approved
 * one is owed.
 */
export function pendingTypes(pending: readonly Request[]): ReadonlySet<number> {
  const blocking = pending.filter(({ kind, status }) => kind !== 'loan' || status === 'pending')
  return new Set(blocking.map(({ movementType }) => movementType))
}

/** What a withdrawal in process takes out; centavos. */
function promisedOf(pending: readonly Request[]): number {
  return pending.find(({ kind }) => kind === 'withdrawal')?.amount ?? 0
}

/** Of whoever is not in the fund: not enrolled, and nothing of anything. */
export function positionOf({ today, account, loan, pending }: PositionFacts): FundPosition {
  const types = pendingTypes(pending)
  return {
    isEnrolled: account !== null && !account.hasLeft,
    isDisabled: account?.isDisabled ?? false,
    isJoining: account?.isJoining ?? false,
    isLeaving: account?.isLeaving ?? false,
    months: account ? Math.max(0, wholeMonths(account.joinedOn, today)) : 0,
    hasWithdrawalPending: types.has(294),
    hasLoanPending: types.has(295),
    hasRequestPending: types.has(394),
    isLoanComing: loan?.status === 'approved',
    owed: loan?.remaining ?? 0,
    instalment: loan?.instalment ?? 0,
    saved: account?.total ?? 0,
    promised: promisedOf(pending),
    socialPart: account?.socialPart ?? 0,
  }
}
