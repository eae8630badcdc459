import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnyOperation, RequestOf } from '#contract/protocol/operation.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText, type FailureWords } from './failure-text.ts'

interface Words {
  failure: FailureWords
  stillSaving: string
}

/**
 * Sends one change of a list at a time, and refetches the list. `send` returns null on success, else the error text.
 */
export function useListChange(list: AnyOperation, { failure: words, stillSaving }: Words) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  // Two quick taps can arrive before the next render.
  const isRunning = useRef(false)
  // Equal values keep their id, so a retry after a lost response makes no second change.
  const sent = useRef({ what: '', id: '' })
  const send = async <Op extends AnyOperation>(operation: Op, input: RequestOf<Op>) => {
    if (isRunning.current) return stillSaving
    isRunning.current = true
    setBusy(true)
    const what = JSON.stringify([operation.id, input])
    if (sent.current.what !== what) sent.current = { what, id: crypto.randomUUID() }
    const answer = await call(operation, { ...input, idOperacion: sent.current.id })
    if (answer.ok || answer.failure.kind === 'rejected') {
      sent.current = { what: '', id: '' }
      await client.invalidateQueries({ queryKey: [list.id] })
    }
    isRunning.current = false
    setBusy(false)
    return answer.ok ? null : failureText(answer.failure, words)
  }
  return { isBusy, send }
}
