import { endLineSentence, listLineSentences, writeLineSentence } from '#contract/payslips/line-sentences.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useListChange } from '#hooks/operations/use-list-change.ts'
import { texts } from './texts.es.ts'

export type Written = RequestOf<typeof writeLineSentence>
type Ending = RequestOf<typeof endLineSentence>

/** `write` and `end` return null on success, else the error text. */
export function useSentenceWork() {
  const { isBusy, send } = useListChange(listLineSentences, useTexts(texts))
  return {
    isBusy,
    write: (input: Written) => send(writeLineSentence, input),
    end: (input: Ending) => send(endLineSentence, input),
  }
}
