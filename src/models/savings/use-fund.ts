import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readSavings } from '#contract/savings/savings.ts'
import { listPendingMovements, readLoanVariables } from '#contract/savings/savings-moves.ts'
import { readAccountStatement, readLoan } from '#contract/savings/savings-statement.ts'
import type { Failure } from '#core/transport/failure.ts'
import { companyDate } from '#domain/time/dates.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { type Fund, readFund } from './fund.ts'

export interface FundState {
  fund: Fund | null
  /** Server time (ms) of the oldest part. */
  at: number | null
  failure: Failure | null
  isLoading: boolean
  isRefreshing: boolean
  refresh: () => Promise<void>
}

const ofFund = [readSavings, listPendingMovements, readLoanVariables]
const ofStatement = [readAccountStatement, readLoan]

export const fundOperations = [...ofFund, ...ofStatement]

/**
 * Returns the fund, first from the cache.
 * @param userId the person's id in the savings service, when it differs
 */
export function useFund(userId?: number): FundState {
  const { user } = useProfile()
  const client = useQueryClient()
  const savings = useOperation(readSavings, { userId: String(userId ?? user.Id_Usuario) })
  const movements = useOperation(listPendingMovements, {})
  const variables = useOperation(readLoanVariables, {})
  const parts = [savings, movements, variables]
  const known = savings.data?.data
  const rates = variables.data?.variables
  const today = companyDate(serverNow())
  const fund = useMemo(
    () => (known ? readFund(known, { movements: movements.data, variables: rates ?? null }, today) : null),
    [known, movements.data, rates, today],
  )
  const dates = parts.map(({ at }) => at).filter((at) => at !== null)
  return {
    fund,
    at: dates.length > 0 ? Math.min(...dates) : null,
    failure: savings.failure ?? movements.failure ?? variables.failure,
    isLoading: parts.some(({ isLoading }) => isLoading),
    isRefreshing: parts.some(({ isRefreshing }) => isRefreshing),
    refresh: async () => {
      // Invalidates first: if the person leaves before the responses arrive, the next screen refetches.
      for (const { id } of ofFund) {
        void client.invalidateQueries({ queryKey: [id], refetchType: 'none' })
      }
      for (const { id } of ofStatement) void client.invalidateQueries({ queryKey: [id] })
      await Promise.all(parts.map(({ refresh }) => refresh()))
    },
  }
}
