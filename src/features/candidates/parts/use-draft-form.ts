import { useRef, useState } from 'react'
import { isBusy, isUnanswered, type Result } from '#core/transport/failure.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import type { DraftHandle } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../texts.es.ts'
import { useRefresh } from './refresh.ts'

/** Typed values, and the operation id of an unanswered request. Sending the same values again uses the same id. */
export interface FormDraft<Values> {
  values: Values
  sent?: { what: string; id: string }
}

/** Stores a form's values on the device until the server has them. */
export function useDraftForm<Values extends object, Fault extends { field: string }>(
  draft: DraftHandle<FormDraft<Values>>,
  start: Values,
  faultsOf: (values: Values) => Fault[],
) {
  const words = useTexts(texts)
  const refresh = useRefresh()
  const [typed, setTyped] = useState<FormDraft<Values>>(draft.values ?? { values: start })
  const [isSending, setSending] = useState(false)
  const isOnItsWay = useRef(false)
  const { errors, showErrors, note, clear } = useFormErrors<Fault>()
  const keep = (next: FormDraft<Values>) => {
    draft.save(next)
    setTyped(next)
  }
  const change = (part: Partial<Values>) => {
    const values = { ...typed.values, ...part }
    keep({ ...typed, values })
    note(Object.keys(part), faultsOf(values))
  }
  const keepNow = () => void draft.flush()

  const isRight = (): boolean => {
    const found = faultsOf(typed.values)
    keepNow()
    if (found.length > 0) showErrors(found)
    else clear()
    return found.length === 0
  }

  /** @returns null after a failure, which the form shows, and while another request runs */
  async function send<T>(body: object, ask: (idOperacion: string) => Promise<Result<T>>): Promise<T | null> {
    // Two quick taps can arrive before the next render.
    if (isOnItsWay.current) return null
    if (!navigator.onLine) {
      showErrors([], words.failure.offline)
      return null
    }
    isOnItsWay.current = true
    setSending(true)
    clear()
    const what = JSON.stringify(body)
    const sent = typed.sent?.what === what ? typed.sent : { what, id: crypto.randomUUID() }
    keep({ ...typed, sent })
    // Stores the id before sending; a reloaded page uses the same id.
    await draft.flush()
    const answer = await ask(sent.id)
    isOnItsWay.current = false
    setSending(false)
    if (answer.ok) return answer.value
    const { failure } = answer
    if (failure.kind === 'rejected') {
      keep({ values: typed.values })
      // Another person may have decided first, so the data may be stale.
      void refresh()
    }
    const isLost =
      isUnanswered(failure) && !isBusy(failure) && !(failure.kind === 'unavailable' && failure.message)
    showErrors([], isLost ? words.noAnswer : failureText(failure, words.failure))
    return null
  }

  return { values: typed.values, change, errors, isRight, isSending, send, keepNow }
}
