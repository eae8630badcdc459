import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import type { Failure } from '#core/transport/failure.ts'
import { type Kept, keep, peekKept, readKept } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { afterPaint } from './after-paint.ts'
import { busyRetry, OperationError, useBusyNote } from './busy-retry.ts'
import { useSteadyFailure } from './steady-failure.ts'
import { noteFailed, notePartFailure, noteShown, noteSynced } from './sync-state.ts'

export interface OperationState<T> {
  /** Last known response. A failure does not remove it. */
  data: T | null
  /** Server time (ms) of the fetch. */
  at: number | null
  /** Failure of the last refresh. Stays the same object through automatic retries (steady-failure.ts). */
  failure: Failure | null
  isLoading: boolean
  isRefreshing: boolean
  refresh: () => Promise<void>
  /**
   * True when the response was marked as stale, for example after the person's own change (useReadAfterActs).
   */
  isOutdated?: boolean
}

/** Time in ms for which a response counts as fresh. */
const FRESH_MS = 60_000

/**
 * Reads one operation from the device first, then from the network. Writes the network's response to the
 * device.
 */
export function useOperation<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
  options: {
    enabled?: boolean
    /**
     * False when the device must not store the response, for example another person's data. Default: true.
     */
    isKept?: boolean
    /**
     * False when the response itself is not on screen, for example for a count. The header then ignores its
     * date. Default: true.
     */
    isShown?: boolean
  } = {},
): OperationState<ResponseOf<Op>> {
  const { enabled = true, isKept = true, isShown = true } = options
  const client = useQueryClient()
  const queryKey: QueryKey = [operation.id, input]
  const query = useQuery<Kept<ResponseOf<Op>>>({
    queryKey,
    enabled,
    meta: { isAnswer: true },
    networkMode: 'always',
    ...busyRetry,
    staleTime: FRESH_MS,
    // The first paint has a stored response only when it was read ahead. The date 0 marks it as stale.
    initialData: () => (isKept && enabled ? (peekKept(operation, input) ?? undefined) : undefined),
    initialDataUpdatedAt: 0,
    queryFn: async ({ signal, client }) => {
      const store = openStore()
      if (isKept && client.getQueryData(queryKey) === undefined) {
        const kept = await readKept(operation, input)
        // The date 0 marks stored data as stale.
        if (kept) client.setQueryData(queryKey, kept, { updatedAt: 0 })
      }
      // Paints stored data first, because simultaneous requests would delay the paint on a slow phone.
      const known = client.getQueryState(queryKey)
      if (known?.data !== undefined && known.dataUpdatedAt === 0) await afterPaint()
      const answer = await call(operation, input, { signal, isRead: true })
      if (!answer.ok) {
        noteFailed(answer.failure)
        throw new OperationError(answer.failure)
      }
      const fetched = { value: answer.value, at: serverNow() }
      noteSynced(fetched.at)
      if (isKept) await keep(store, operation, input, fetched)
      return fetched
    },
  })
  const at = query.data?.at ?? null
  useShownDate(isShown ? at : null)
  useBusyNote(query)
  const { failure, isLoading, refetch } = useSteadyFailure(query, JSON.stringify(queryKey))
  usePartFailure(isShown ? failure : null)
  return {
    data: query.data?.value ?? null,
    at,
    failure,
    isLoading,
    isRefreshing: query.isFetching,
    isOutdated: client.getQueryState(queryKey)?.isInvalidated ?? false,
    refresh: refetch,
  }
}

function usePartFailure(failure: Failure | null): void {
  const part = useRef({})
  useEffect(() => {
    const owner = part.current
    notePartFailure(owner, failure)
    return () => notePartFailure(owner, null)
  }, [failure])
}

function useShownDate(at: number | null): void {
  const part = useRef({})
  useEffect(() => {
    const owner = part.current
    noteShown(owner, at)
    return () => noteShown(owner, null)
  }, [at])
}
