import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Failure } from '#core/transport/failure.ts'
import {
  fetchLegacyPayslip,
  isFinal,
  type LegacyPayslip,
  type PayslipDetail,
  readLegacyPayslip,
} from './legacy-payslip.ts'
import { type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { busyRetry, OperationError, useBusyNote } from '#hooks/operations/busy-retry.ts'
import { useSteadyFailure } from '#hooks/operations/steady-failure.ts'
import { noteFailed, noteSynced } from '#hooks/operations/sync-state.ts'

export interface LegacyPayslipState {
  /** null while unknown. A failure does not remove it. */
  payslip: LegacyPayslip | null
  failure: Failure | null
  isLoading: boolean
  retry: () => void
}

/** Time in ms before the lines of an unstamped payslip are refetched. */
const FRESH_MS = 60_000

/** First part of the query key of a payslip's lines. */
export const LINES_KEY = 'legacy-payslip'

export function questionFor(period: PayslipPeriod, client: QueryClient) {
  const queryKey = [LINES_KEY, payslipKey(period), period.stamped]
  return {
    queryKey,
    networkMode: 'always',
    retry: false,
    // A stamped payslip never changes.
    staleTime: period.stamped ? Number.POSITIVE_INFINITY : FRESH_MS,
    queryFn: async (): Promise<LegacyPayslip> => {
      const kept = await readLegacyPayslip(period)
      if (kept && isFinal(period, kept)) return kept
      if (kept && client.getQueryData(queryKey) === undefined) {
        client.setQueryData(queryKey, kept, { updatedAt: 0 })
      }
      const answer = await fetchLegacyPayslip(period)
      if (answer.ok) {
        noteSynced(answer.value.at)
        return answer.value
      }
      noteFailed(answer.failure)
      if (kept?.kind === 'detail' && period.stamped) return kept
      throw new OperationError(answer.failure)
    },
  } as const
}

/**
 * Returns the cached payslip first, then the fetched payslip.
 * @param period null fetches nothing
 */
export function useLegacyPayslip(period: PayslipPeriod | null): LegacyPayslipState {
  const client = useQueryClient()
  const query = useQuery({
    ...(period ? questionFor(period, client) : { queryKey: [LINES_KEY], queryFn: () => null }),
    ...busyRetry,
    enabled: period !== null,
  })
  useBusyNote(query)
  const { failure, isLoading, refetch } = useSteadyFailure(query, period ? payslipKey(period) : '')
  return { payslip: query.data ?? null, failure, isLoading, retry: () => void refetch() }
}

export function useReadPayslip(period: PayslipPeriod | null): PayslipDetail | null {
  const client = useQueryClient()
  const { data } = useQuery({
    ...(period ? questionFor(period, client) : { queryKey: [LINES_KEY], queryFn: () => null }),
    enabled: false,
  })
  return data?.kind === 'detail' ? data : null
}

/** Delay of the prefetch in ms; the first render and the person's taps come first. */
const LATER_MS = 1500

/**
 * Prefetches payslips one after another, 2 KB each, for the net pay on Inicio and for offline explanations. A
 * stamped payslip is fetched once.
 * @param periods memoized list
 */
export function usePrefetchLines(periods: readonly PayslipPeriod[]): void {
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
