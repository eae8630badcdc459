import { wholeMonths } from '#domain/time/months.ts'
import type { FundPosition } from '#domain/savings/savings-moves.ts'
import type { Account, Loan, Request } from './queries.ts'

export interface PositionFacts {
  today: string
  account: Account | null
  loan: Loan | null
  pending: readonly Request[]
}

/**
 * Returns the TIPO_MOVIMIENTO of requests that block other requests of their type (BR-09). A loan blocks only
 * while it waits for approval (field c295 of NODE-04). An approved loan counts as debt.
 */
export function pendingTypes(pending: readonly Request[]): ReadonlySet<number> {
  const blocking = pending.filter(({ kind, status }) => kind !== 'loan' || status === 'pending')
  return new Set(blocking.map(({ movementType }) => movementType))
}

function promisedOf(pending: readonly Request[]): number {
  return pending.find(({ kind }) => kind === 'withdrawal')?.amount ?? 0
}

/** For a person outside the fund, isEnrolled is false and all amounts are zero. */
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
