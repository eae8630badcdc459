import type { AnyOperation, RequestOf, ResponseOf } from '#contract/operation.ts'
import { isBusy, type Result } from './failure.ts'
import { busyDelay } from './retry.ts'
import { call, type CallOptions } from './rpc.ts'

export interface Patience extends CallOptions {
  /** ms after which a refusal is final. */
  longestMs: number
  /** Told when the wait for a turn begins, and when it is over. */
  onBusy?: ((isWaiting: boolean) => void) | undefined
  /** Aborted when nobody waits any more; a request in progress still ends. */
  giveUp?: AbortSignal | undefined
}

/**
 * Like `call`, for a crowded service: asks again when the server wishes, spread at random, until there is an
 * answer, the time is up, or nobody waits any more. Only for calls that may be repeated.
 */
export async function callPatiently<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
  { longestMs, onBusy, giveUp, ...options }: Patience,
): Promise<Result<ResponseOf<Op>>> {
  const until = Date.now() + longestMs
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
