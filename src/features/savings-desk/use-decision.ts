import { useRef, useState } from 'react'
import {
  countSavingsRequests,
  decideSavingsRequest,
  listSavingsRequests,
  readSavingsRequest,
  type SavingsRequest,
} from '#contract/savings/savings-desk.ts'
import { type Failure, isBusy as isTooBusy } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

const read = [listSavingsRequests, readSavingsRequest, countSavingsRequests]

type Decision = { decision: 'autorizar' } | { decision: 'rechazar'; motivo: string }

/** Sends a decision; needs the network. A retry after a lost response keeps its id, and the server decides once. */
export function useDecision(request: SavingsRequest) {
  const words = useTexts(texts).failure
  const ids = useRef(new Map<string, string>())
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  const [isUnsure, setUnsure] = useState(false)
  const refresh = useRefetch(read)

  /** @returns the payday of the request; null on failure, and while another decision is being sent */
  async function decide(decision: Decision): Promise<string | null> {
    // Two quick taps can arrive before the next render.
    if (isSending.current) return null
    isSending.current = true
    setBusy(true)
    setProblem(null)
    setUnsure(false)
    const input = { id: request.id, monto: request.monto, ...decision }
    const what = JSON.stringify(input)
    const idOperacion = ids.current.get(what) ?? crypto.randomUUID()
    ids.current.set(what, idOperacion)
    const named = { ...input, idOperacion }
    const answer = await call(decideSavingsRequest, named)
    isSending.current = false
    setBusy(false)
    if (answer.ok) {
      void refresh()
      return answer.value.fechaNomina
    }
    setProblem(failureText(answer.failure, words))
    setUnsure(mayBeDone(answer.failure))
    // A rejected decision is finished, so the next attempt gets a new id.
    if (answer.failure.kind === 'rejected') ids.current.delete(what)
    void refresh()
    return null
  }

  return { decide, isBusy, problem, isUnsure, setProblem }
}

function mayBeDone(failure: Failure): boolean {
  return failure.kind !== 'rejected' && failure.kind !== 'expired' && !isTooBusy(failure)
}
