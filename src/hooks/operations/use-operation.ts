import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/operation.ts'
import type { Failure } from '#core/transport/failure.ts'
import { type Kept, keep, peekKept, readKept } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { painted } from './painted.ts'
import { busyRetry, OperationError, useBusyNote } from './busy-retry.ts'
import { noteFailed, noteShown, noteSynced } from './sync-state.ts'

export interface OperationState<T> {
  /** The last known answer; a failure never empties it. */
  data: T | null
  /** When it was fetched (server time, ms). */
  at: number | null
  /** Why the last refresh failed. Repetitions by the app keep the same object. */
  failure: Failure | null
  /** No answer is known yet. */
  isLoading: boolean
  isRefreshing: boolean
  refresh: () => Promise<void>
  /** The answer is from before something that the person has done since. */
  isOutdated?: boolean
}

/** How long an answer is fresh: no refresh by itself before then. */
const FRESH_MS = 60_000

/** Reads one operation: first from the device, then from the network, whose answer is written to the device. */
export function useOperation<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
  options: {
    enabled?: boolean
    /** false: the device keeps nothing of it, such as data of another person. Default: true. */
    isKept?: boolean
    /**
     * false: asked for behind the screen (a count in a bar, say), so its date says nothing about what is shown.
     * Default: true.
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
    // Marked as old: drawn with the first picture, and refreshed at once.
    initialData: () => (isKept && enabled ? (peekKept(operation, input) ?? undefined) : undefined),
    initialDataUpdatedAt: 0,
    queryFn: async ({ signal, client }) => {
      // The store of whoever asks now: when the answer arrives, somebody else may be signed in.
      const store = openStore()
      if (isKept && client.getQueryData(queryKey) === undefined) {
        const kept = await readKept(operation, input)
        // Marked as old: data from the device must not count as fresh.
        if (kept) client.setQueryData(queryKey, kept, { updatedAt: 0 })
      }
      // Paints stored data first: a dozen simultaneous requests would delay it on a slow phone.
      const known = client.getQueryState(queryKey)
      if (known?.data !== undefined && known.dataUpdatedAt === 0) await painted()
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
  const [asked, setAsked] = useState(0)
  const failure = useSteady(
    query.error instanceof OperationError ? query.error.failure : null,
    `${query.dataUpdatedAt} ${asked}`,
  )
  return {
    data: query.data?.value ?? null,
    at,
    failure,
    isLoading: query.data === undefined && query.isFetching,
    isRefreshing: query.isFetching,
    isOutdated: client.getQueryState(queryKey)?.isInvalidated ?? false,
    refresh: async () => {
      setAsked((count) => count + 1)
      await query.refetch()
    },
  }
}

/**
 * While the service is out of order the app asks again twice a minute. All these tries are one failure,
 * reported once, until an answer arrives or a person asks again (`since` changes in both cases).
 */
function useSteady(failure: Failure | null, since: string): Failure | null {
  const [first, setFirst] = useState({ failure, since })
  if (failure === null) return null
  const isSame = first.since === since && JSON.stringify(first.failure) === JSON.stringify(failure)
  if (!isSame) setFirst({ failure, since })
  return isSame ? first.failure : failure
}

/** Tells the header the date of the data on this screen, for as long as the screen is open. */
function useShownDate(at: number | null): void {
  const part = useRef({})
  useEffect(() => {
    const owner = part.current
    noteShown(owner, at)
    return () => noteShown(owner, null)
  }, [at])
}
