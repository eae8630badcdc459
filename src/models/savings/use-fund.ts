import { useMemo } from 'react'
import { readSavings } from '#contract/savings.ts'
import { listPendingMovements, readLoanVariables } from '#contract/savings-moves.ts'
import type { Failure } from '#core/transport/failure.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { type Fund, readFund } from './fund.ts'

export interface FundState {
  /** null while nothing is known of it. */
  fund: Fund | null
  /** When the oldest part of it was fetched (server time, ms). */
  at: number | null
  failure: Failure | null
  isLoading: boolean
  isRefreshing: boolean
  /** All of it is fetched again (CHAT-18). */
  refresh: () => Promise<void>
}

/** The person's fund from the device first, offline too, with its date. @param userId where the service knows the person by another one */
export function useFund(userId?: number): FundState {
  const { user } = useProfile()
  const savings = useOperation(readSavings, { userId: String(userId ?? user.Id_Usuario) })
  const movements = useOperation(listPendingMovements, {})
  const variables = useOperation(readLoanVariables, {})
  const parts = [savings, movements, variables]
  const known = savings.data?.data
  const rates = variables.data?.variables
  const fund = useMemo(
    () => (known ? readFund(known, { movements: movements.data, variables: rates ?? null }) : null),
    [known, movements.data, rates],
  )
  const dates = parts.map(({ at }) => at).filter((at) => at !== null)
  return {
    fund,
    at: dates.length > 0 ? Math.min(...dates) : null,
    failure: savings.failure ?? movements.failure ?? variables.failure,
    isLoading: parts.some(({ isLoading }) => isLoading),
    isRefreshing: parts.some(({ isRefreshing }) => isRefreshing),
    refresh: async () => {
      await Promise.all(parts.map(({ refresh }) => refresh()))
    },
  }
}
