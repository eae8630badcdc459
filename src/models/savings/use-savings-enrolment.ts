import { readSavings } from '#contract/savings/savings.ts'
import { canSeeSavings, isEnrolled } from '#domain/identity/can.ts'
import { type OperationState, useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

export interface SavingsEnrolment extends Omit<OperationState<unknown>, 'data'> {
  /** True for a member of the fund, who can open its screens (SHELL-22); null while unknown. */
  canSee: boolean | null
  hasLeft: boolean
}

/** Returns the enrolment, first from the cache (NODE-04). */
export function useSavingsEnrolment(): SavingsEnrolment {
  const { user, company } = useProfile()
  const mayAsk = canSeeSavings({ company, userId: user.Id_Usuario }, true)
  const input = { userId: String(user.Id_Usuario) }
  const { data, ...state } = useOperation(readSavings, input, { enabled: mayAsk })
  if (!mayAsk) return { ...state, canSee: false, hasLeft: false }
  const fund = data?.data
  return {
    ...state,
    canSee: fund ? isEnrolled(fund) : null,
    hasLeft: fund?.existe === 1 && fund.baja === 1,
  }
}
