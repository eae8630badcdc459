import { wholeMonths } from '#domain/months.ts'
import type { FundPosition } from '#domain/savings-moves.ts'
import type { Account, Loan, Request } from './queries.ts'

/** Facts for the rules of domain/savings-moves.ts. */
export interface PositionFacts {
  today: string
  account: Account | null
  loan: Loan | null
  pending: readonly Request[]
}

/**
 * TIPO_MOVIMIENTO of the requests that block others of their type (BR-09). Only a loan that waits for approval
 * (c295) blocks; an approved one counts as debt.
 */
export function pendingTypes(pending: readonly Request[]): ReadonlySet<number> {
  const blocking = pending.filter(({ kind, status }) => kind !== 'loan' || status === 'pending')
  return new Set(blocking.map(({ movementType }) => movementType))
}

/** Centavos of a withdrawal in process. */
function promisedOf(pending: readonly Request[]): number {
  return pending.find(({ kind }) => kind === 'withdrawal')?.amount ?? 0
}

/** A person outside the fund is not enrolled, and all amounts are zero. */
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
