import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Failure } from '#core/transport/failure.ts'
import { fetchLegacyPayslip, type LegacyPayslip, readLegacyPayslip } from './legacy-payslip.ts'
import { type PayslipPeriod, payslipKey } from '#domain/payslip.ts'
import { busyRetry, OperationError, useBusyNote } from '#hooks/operations/busy-retry.ts'
import { noteFailed, noteSynced } from '#hooks/operations/sync-state.ts'

export interface LegacyPayslipState {
  /** null: nothing is known of it, or not yet. A failure never empties it. */
  payslip: LegacyPayslip | null
  /** Why the last fetch failed. */
  failure: Failure | null
  /** Nothing is known yet. */
  isLoading: boolean
  retry: () => void
}

/** How long the lines of an unstamped payslip are fresh. */
const FRESH_MS = 60_000

function questionFor(period: PayslipPeriod, client: QueryClient) {
  const queryKey = ['legacy-payslip', payslipKey(period), period.stamped]
  return {
    queryKey,
    networkMode: 'always',
    retry: false,
    // A stamped payslip never changes: kept lines are not fetched again.
    staleTime: period.stamped ? Number.POSITIVE_INFINITY : FRESH_MS,
    queryFn: async (): Promise<LegacyPayslip> => {
      const kept = await readLegacyPayslip(period)
      if (kept?.kind === 'detail' && period.stamped) return kept
      if (kept && client.getQueryData(queryKey) === undefined) {
        client.setQueryData(queryKey, kept, { updatedAt: 0 })
      }
      const answer = await fetchLegacyPayslip(period)
      if (answer.ok) {
        noteSynced(answer.value.at)
        return answer.value
      }
      noteFailed(answer.failure)
      throw new OperationError(answer.failure)
    },
  } as const
}

/** The lines of one payslip: first from the device, then from the network; null fetches none. */
export function useLegacyPayslip(period: PayslipPeriod | null): LegacyPayslipState {
  const client = useQueryClient()
  const query = useQuery({
    ...(period ? questionFor(period, client) : { queryKey: ['legacy-payslip'], queryFn: () => null }),
    ...busyRetry,
    enabled: period !== null,
  })
  useBusyNote(query)
  return {
    payslip: query.data ?? null,
    failure: query.error instanceof OperationError ? query.error.failure : null,
    isLoading: query.data === undefined && query.isFetching,
    retry: () => void query.refetch(),
  }
}

/** Waits for the first picture: the list and the person's own taps come first. */
const LATER_MS = 1500

/**
 * Brings these payslips' lines to the device one after the other, in the background, so that Inicio knows the
 * net pay and the newest payslip can be explained without a network. About 2 KB each, fetched once when
 * stamped. `periods` must be memoized.
 */
export function useLinesAhead(periods: readonly PayslipPeriod[]): void {
  const client = useQueryClient()
  useEffect(() => {
    let isWanted = true
    const bring = async () => {
      for (const period of periods) if (isWanted) await client.prefetchQuery(questionFor(period, client))
    }
    const timer = setTimeout(() => void bring(), LATER_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [client, periods])
}
