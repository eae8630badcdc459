import { useEffect, useRef, useState } from 'react'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import type { Entry } from '#core/outbox/outbox.ts'
import { currentToken } from '#core/transport/session-signals.ts'
import { REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { type LastTry, type Sending, sendRequest } from './send-request.ts'
import { noteTold, noteUntold, tellUntold } from './untold-requests.ts'
import { newForm, useCorrected } from './waiting-requests.ts'

/** `not-kept`: the request was neither stored nor sent, because storage is full or closed. */
export type RequestEnd = { form: string } & (Sending | { kind: 'not-kept'; error: unknown })

/**
 * Sends a request from a form. A correction keeps the name of the rejected form and replaces it in the
 * outbox. All attempts of a new form share one form name and are one request.
 * @param prefix prefix of new forms (domain/requests/request-forms.ts)
 * @param correctedForm rejected form that is being corrected; null for a new form
 * @param forgetTyped deletes the draft; called when the request is registered or queued
 */
export function useSendRequest(
  prefix: string,
  correctedForm: string | null,
  forgetTyped: () => Promise<void>,
) {
  const ownForm = useRef(correctedForm)
  const lastTry: LastTry = useRef(null)
  const [isSending, setSending] = useState(false)
  // Two quick taps can arrive before the next render.
  const isRunning = useRef(false)
  useCorrected(correctedForm)
  useEffect(() => void tellUntold(), [])
  /** @returns null while a request is running */
  const send = async <Op extends AnyOperation>(
    content: Omit<Entry<Op>, 'form' | 'step'>,
  ): Promise<RequestEnd | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setSending(true)
    ownForm.current ??= newForm(prefix)
    const form = ownForm.current
    const hadToken = currentToken() !== null
    noteUntold(form)
    try {
      const entry = { ...content, form, step: REQUEST_STEP } as Entry<Op>
      const sending = await sendRequest(entry, lastTry)
      if (sending.kind !== 'failed') await forgetTyped()
      return { form, ...sending }
    } catch (error) {
      // Storage is full or closed. The form shows the error.
      return { form, kind: 'not-kept', error }
    } finally {
      const hasSessionEnded = hadToken && currentToken() === null
      if (!hasSessionEnded) noteTold(form)
      isRunning.current = false
      setSending(false)
    }
  }
  return { isSending, send }
}
