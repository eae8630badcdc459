import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { endLineSentence, listLineSentences, writeLineSentence } from '#contract/payslips/line-sentences.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import type { Result } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

export type Written = RequestOf<typeof writeLineSentence>
type Ending = RequestOf<typeof endLineSentence>

/** Both actions return null on success, otherwise the error text. */
export function useSentenceWork() {
  const client = useQueryClient()
  const { failure: words, stillSaving } = useTexts(texts)
  const [isBusy, setBusy] = useState(false)
  // Two quick taps can arrive before the next render.
  const isRunning = useRef(false)
  // Equal values keep their id: a retry after a lost response writes no second sentence.
  const sent = useRef({ what: '', id: '' })
  const run = async (input: object, send: (id: string) => Promise<Result<unknown>>) => {
    if (isRunning.current) return stillSaving
    isRunning.current = true
    setBusy(true)
    const what = JSON.stringify(input)
    if (sent.current.what !== what) sent.current = { what, id: crypto.randomUUID() }
    const answer = await send(sent.current.id)
    // Another person may have been faster, so a rejection refreshes too.
    if (answer.ok || answer.failure.kind === 'rejected') {
      sent.current = { what: '', id: '' }
      await client.invalidateQueries({ queryKey: [listLineSentences.id] })
    }
    isRunning.current = false
    setBusy(false)
    return answer.ok ? null : failureText(answer.failure, words)
  }
  return {
    isBusy,
    write: (input: Written) =>
      run(input, (idOperacion) => {
        const named = { ...input, idOperacion }
        return call(writeLineSentence, named)
      }),
    end: (input: Ending) =>
      run(input, (idOperacion) => {
        const named = { ...input, idOperacion }
        return call(endLineSentence, named)
      }),
  }
}
