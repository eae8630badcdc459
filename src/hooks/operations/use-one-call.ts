import { useRef, useState } from 'react'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText, type FailureWords } from './failure-text.ts'
import { useProblem } from './use-problem.ts'

/** Runs one call at a time. Each failure counts as a new attempt. */
export function useOneCall(words: FailureWords) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  const [attempt, setAttempt] = useState(0)
  const isRunning = useRef(false)

  function refuse(sentence: string): void {
    setProblem(sentence)
    setAttempt((count) => count + 1)
  }

  async function run<Op extends AnyOperation>(
    operation: Op,
    input: RequestOf<Op>,
    onDone: (answer: ResponseOf<Op>) => void,
  ): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(null)
    const answer = await call(operation, input)
    isRunning.current = false
    setBusy(false)
    if (answer.ok) onDone(answer.value)
    else refuse(failureText(answer.failure, words))
  }

  return { isBusy, problem, attempt, refuse, run, forget: () => setProblem(null) }
}
