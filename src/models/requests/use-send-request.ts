import { useRef, useState } from 'react'
import type { AnyOperation } from '#contract/operation.ts'
import type { Entry } from '#core/outbox/outbox.ts'
import { REQUEST_STEP } from '#domain/request-forms.ts'
import { type LastTry, type Sending, sendRequest } from './send-request.ts'
import { newForm, useCorrected } from './waiting-requests.ts'

/** How sending ended, and of which form; `not-kept`: neither kept nor sent, for want of room or of a store. */
export type RequestEnd = { form: string } & (Sending | { kind: 'not-kept'; error: unknown })

/**
 * Sends one form of a request. A correction keeps the name of the refused form, so that it takes its place in
 * the line; every try of a new form is the same request.
 * @param prefix of new forms (domain/request-forms.ts)
 * @param correctedForm the refused form that is being corrected; null for a new one
 * @param forgetTyped deletes what was typed, called once it is registered or waits in the outbox
 */
export function useSendRequest(
  prefix: string,
  correctedForm: string | null,
  forgetTyped: () => Promise<void>,
) {
  const ownForm = useRef(correctedForm)
  const lastTry: LastTry = useRef(null)
  const [isSending, setSending] = useState(false)
  useCorrected(correctedForm)
  /** @returns null: it is already being sent */
  const send = async <Op extends AnyOperation>(
    content: Omit<Entry<Op>, 'form' | 'step'>,
  ): Promise<RequestEnd | null> => {
    if (isSending) return null
    setSending(true)
    ownForm.current ??= newForm(prefix)
    const form = ownForm.current
    try {
      const entry = { ...content, form, step: REQUEST_STEP } as Entry<Op>
      const sending = await sendRequest(entry, lastTry)
      if (sending.kind !== 'failed') await forgetTyped()
      return { form, ...sending }
    } catch (error) {
      // No room, or a closed store: the form says so.
      return { form, kind: 'not-kept', error }
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}
