import { useRef, useState } from 'react'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

export function useWork() {
  const { failed } = useTexts(texts)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
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
    else refuse(failureText(answer.failure, failed))
  }

  return { isBusy, problem, attempt, refuse, run, forget: () => setProblem(null) }
}
