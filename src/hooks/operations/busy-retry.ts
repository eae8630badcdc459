import { useEffect, useRef } from 'react'
import { type Failure, isBusy } from '#core/transport/failure.ts'
import { busyDelay } from '#core/transport/retry.ts'
import { noteBusy } from './sync-state.ts'

/** TanStack Query's error channel carries a Failure. */
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
 * A request that a crowded server turned away is repeated by itself as long as its screen is open; Query pauses
 * while the page is hidden. Every other failure is reported at once.
 */
export const busyRetry = {
  retry: (_count: number, error: unknown) => isBusy(failureIn(error)),
  retryDelay: (count: number, error: unknown) => busyDelay(count + 1, failureIn(error)),
}

/** Tells the banner that this part of the screen waits for its turn at the server. */
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
