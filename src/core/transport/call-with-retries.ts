import type { AnyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { isBusy, type Result } from './failure.ts'
import { busyDelay } from './retry.ts'
import { call, type CallOptions } from './rpc.ts'

export interface Patience extends CallOptions {
  /** Maximum time for retries, in ms. */
  maxRetryMs: number
  /** Called with true when the wait for a busy service begins, and with false when it ends. */
  onBusy?: ((isWaiting: boolean) => void) | undefined
  /** Stops the retries. A wait then ends with one last attempt; a running request is not aborted. */
  giveUp?: AbortSignal | undefined
}

/**
 * Calls an operation and retries while the service is busy. Each retry waits for the server's `retry-after`
 * and a random delay. Ends with a response, after `maxRetryMs`, or when `giveUp` is aborted. Only for
 * repeatable operations.
 */
export async function callWithRetries<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
  { maxRetryMs, onBusy, giveUp, ...options }: Patience,
): Promise<Result<ResponseOf<Op>>> {
  const until = Date.now() + maxRetryMs
  let isWaiting = false
  try {
    for (let attempts = 1; ; attempts++) {
      const answer = await call(operation, input, options)
      if (answer.ok || !isBusy(answer.failure)) return answer
      const ms = busyDelay(attempts, answer.failure)
      if (Date.now() + ms > until || giveUp?.aborted) return answer
      if (!isWaiting) onBusy?.(true)
      isWaiting = true
      await pass(ms, giveUp)
    }
  } finally {
    if (isWaiting) onBusy?.(false)
  }
}

function pass(ms: number, giveUp: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    giveUp?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
