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
  /**
   * Failure of the last fetch. Stays the same object through automatic retries, so a failure is reported
   * once.
   */
  failure: Failure | null
  isLoading: boolean
  /** Retries for the person. Clears the failure until the retry fails. */
  refetch: () => Promise<void>
}

/**
 * Keeps a query's failure during automatic retries. TanStack clears the error of a query without data at each
 * retry, which would replace an open form by a skeleton. A response or a retry by the person ends the
 * failure.
 * @param key name of the query, because another query must not show this failure
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
