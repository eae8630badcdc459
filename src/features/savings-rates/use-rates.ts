import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  decideSavingsParameters,
  type ParameterValues,
  proposeSavingsParameters,
  readSavingsParameters,
} from '#contract/savings/savings-parameters.ts'
import type { Result } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

export interface Decision {
  id: number
  decision: 'aprobar' | 'rechazar' | 'retirar'
  motivo?: string
}

export function useRatesWork() {
  const client = useQueryClient()
  const { failure: words, stillSaving } = useTexts(texts)
  const [isBusy, setBusy] = useState(false)
  // Two quick taps can arrive before the next render.
  const isRunning = useRef(false)
  const run = async (send: () => Promise<Result<unknown>>): Promise<string | null> => {
    if (isRunning.current) return stillSaving
    isRunning.current = true
    setBusy(true)
    const answer = await send()
    if (answer.ok || answer.failure.kind === 'rejected') {
      await client.invalidateQueries({ queryKey: [readSavingsParameters.id] })
    }
    isRunning.current = false
    setBusy(false)
    return answer.ok ? null : failureText(answer.failure, words)
  }
  return {
    isBusy,
    /** @param idOperacion must be the same on a retry; the server then makes the proposal once */
    propose: (values: ParameterValues & { desde: string }, idOperacion: string) => {
      const named = { ...values, idOperacion }
      return run(() => call(proposeSavingsParameters, named))
    },
    decide: (decision: Decision) => run(() => call(decideSavingsParameters, decision)),
  }
}
