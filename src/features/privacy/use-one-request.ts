import { useRef, useState } from 'react'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'

/** Sends one request. A retry after a lost response keeps the request's id and takes effect once. */
export function useOneRequest(words: Parameters<typeof failureText>[1]) {
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)
  const opId = useRef(crypto.randomUUID())
  const next = () => setAttempt((count) => count + 1)
  const refuse = (failure: Failure) => {
    if (failure.kind === 'rejected') opId.current = crypto.randomUUID()
    setProblem(failureText(failure, words))
    next()
  }

  const showMissing = () => {
    setProblem(null)
    next()
  }
  /** @returns null after a failure, which the form shows */
  const send = async <Op extends AnyOperation>(
    operation: Op,
    input: RequestOf<Op>,
  ): Promise<ResponseOf<Op> | null> => {
    setBusy(true)
    const answer = await call(operation, { ...input, idOperacion: opId.current })
    setBusy(false)
    if (answer.ok) return answer.value
    refuse(answer.failure)
    return null
  }
  return { attempt, problem, isBusy, showMissing, send }
}
