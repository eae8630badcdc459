import { useState } from 'react'
import type { Failure } from '#core/transport/failure.ts'
import { OperationError } from './busy-retry.ts'

interface Query {
  data: unknown
  error: unknown
  isFetching: boolean
  dataUpdatedAt: number
  refetch: () => Promise<unknown>
}

interface SteadyFailure {
  /** Failure of the last fetch: the same object through all automatic retries, so that it is reported once. */
  failure: Failure | null
  isLoading: boolean
  /** Retry by the person: clears the failure until the retry fails, too. */
  refetch: () => Promise<void>
}

/**
 * Keeps a query's failure while an automatic retry runs. TanStack clears the error of a query without data at
 * each retry, twice a minute while the service is down: an open form would turn into a skeleton each time.
 * An answer or a retry by the person ends the failure.
 * @param key names the query, because another query must not show this failure
 */
export function useSteadyFailure(query: Query, key: string): SteadyFailure {
  const [asked, setAsked] = useState(0)
  const current = query.error instanceof OperationError ? query.error.failure : null
  const since = `${query.dataUpdatedAt} ${asked}`
  const [first, setFirst] = useState({ failure: current, since, key })
  const isSeries = first.since === since
  const isSame = isSeries && JSON.stringify(first.failure) === JSON.stringify(current)
  if (current !== null && !(isSame && first.key === key))
    setFirst({ failure: isSame ? first.failure : current, since, key })
  const isRetry = current === null && query.isFetching && isSeries && first.key === key
  const failure = isSame || isRetry ? first.failure : current
  return {
    failure,
    isLoading: query.data === undefined && query.isFetching && failure === null,
    refetch: async () => {
      setAsked((count) => count + 1)
      await query.refetch()
    },
  }
}
