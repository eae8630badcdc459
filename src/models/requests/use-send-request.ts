import { useRef, useState } from 'react'
import type { AnyOperation } from '#contract/operation.ts'
import type { Entry } from '#core/outbox/outbox.ts'
import { REQUEST_STEP } from '#domain/request-forms.ts'
import { type LastTry, type Sending, sendRequest } from './send-request.ts'
import { newForm, useCorrected } from './waiting-requests.ts'

/** How it ended, and of which form; `not-kept`: nothing was kept and nothing sent, for want of room or of a store. */
export type RequestEnd = { form: string } & (Sending | { kind: 'not-kept'; error: unknown })

/**
 * One form of a request on its one way to the server. A correction keeps the form of the refused one, so that it takes
 * its place in the line; every try of a new one is the same request.
 * @param prefix of new forms (domain/request-forms.ts)
 * @param correctedForm the refused one that is put right; null for a new one
 * @param forgetTyped where nothing is kept here, nothing has told of it that it is registered
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
  /** @returns null: it is being sent already */
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
      // No room, or a store that was closed: whoever shows the form says so.
      return { form, kind: 'not-kept', error }
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}
