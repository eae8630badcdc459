import { useState } from 'react'
import type { AnyOperation, RequestOf } from '#contract/protocol/operation.ts'
import { readRecognition, readWall } from '#contract/recognition/recognition.ts'
import { listRecognitions, readDeskFigures, readFigures } from '#contract/recognition/recognition-desk.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

const CONCERNED = [readWall, readRecognition, readFigures, listRecognitions, readDeskFigures]

export function useChange() {
  const words = useTexts(texts)
  const askAgain = useRefetch(CONCERNED)
  const [isBusy, setBusy] = useState(false)
  /** @returns null on success, else the reason of the failure */
  const change = async <Op extends AnyOperation>(
    operation: Op,
    input: RequestOf<Op>,
  ): Promise<string | null> => {
    setBusy(true)
    const answer = await call(operation, input)
    await askAgain()
    setBusy(false)
    return answer.ok ? null : failureText(answer.failure, words.failure)
  }
  const tell = async <Op extends AnyOperation>(operation: Op, input: RequestOf<Op>): Promise<void> => {
    const problem = await change(operation, input)
    if (problem) showSnack({ text: problem, tone: 'error' })
  }
  return { isBusy, change, tell }
}
