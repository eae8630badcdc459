import { useState } from 'react'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from './failure-text.ts'
import { useLateFailure } from './use-problem.ts'

/** Failure text. `attempt` counts the failures since the last request began; each moves the focus again. */
export interface AttemptProblem {
  text: string
  attempt: number
}

/**
 * Runs online-only requests and stores the text of the last failure. The caller prevents a second request
 * with `isBusy`.
 * @param settled runs after each request, successful or not, to refetch changed data
 */
export function useOnlineRequest(words: Parameters<typeof failureText>[1], settled: () => Promise<void>) {
  const [problem, setProblem] = useState<AttemptProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const showLate = useLateFailure()
  const showProblem = (text: string) => {
    if (!showLate(text)) setProblem((before) => ({ text, attempt: (before?.attempt ?? 0) + 1 }))
  }

  /** @returns the response; null after a failure, whose text is in `problem` */
  async function send<Op extends AnyOperation>(
    operation: Op,
    input: RequestOf<Op>,
  ): Promise<ResponseOf<Op> | null> {
    setBusy(true)
    setProblem(null)
    const answer = await call(operation, input)
    setBusy(false)
    if (!answer.ok) showProblem(failureText(answer.failure, words))
    await settled()
    return answer.ok ? answer.value : null
  }
  return { problem, showProblem, isBusy, send }
}
