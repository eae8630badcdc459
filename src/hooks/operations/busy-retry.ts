import { useEffect, useRef } from 'react'
import { type Failure, isBusy } from '#core/transport/failure.ts'
import { busyDelay } from '#core/transport/retry.ts'
import { noteBusy } from './sync-state.ts'

export class OperationError extends Error {
  override readonly name = 'OperationError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

function failureIn(error: unknown): Failure | null {
  return error instanceof OperationError ? error.failure : null
}

/**
 * Query options that retry a request without limit while the server is busy. TanStack Query pauses the
 * retries while the page is hidden.
 */
export const busyRetry = {
  retry: (_count: number, error: unknown) => isBusy(failureIn(error)),
  retryDelay: (count: number, error: unknown) => busyDelay(count + 1, failureIn(error)),
}

export function useBusyNote(query: { failureReason: unknown; isFetching: boolean }): void {
  const isWaiting = query.isFetching && isBusy(failureIn(query.failureReason))
  const part = useRef({})
  useEffect(() => {
    if (!isWaiting) return
    const owner = part.current
    noteBusy(owner, true)
    return () => noteBusy(owner, false)
  }, [isWaiting])
}
