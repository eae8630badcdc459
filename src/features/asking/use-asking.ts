import { useState } from 'react'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import { isQuotaError } from '#core/store/storage-space.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { requestForms } from '#domain/requests/request-forms.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { AskedKind, AskValues } from '#models/asking/ask-forms.ts'
import { type AskProblem, detailsOf, problemsOf } from '#models/asking/ask-values.ts'
import { useSendRequest } from '#models/requests/use-send-request.ts'
import { reasonOf } from '#models/requests/waiting-items.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { waitingTexts } from '#models/requests/waiting-texts.es.ts'
import type { SentRequest } from '#models/requests/use-sent-state.ts'
import { type AskDraft, type ConfirmedAsk, placeOf } from './confirmed-ask.ts'
import { summaryOf } from './describe.ts'
import { sentFailure } from './sent-failure.ts'
import { texts } from './texts.es.ts'

interface Options {
  start: AskValues
  /** Refused request to correct; null for a new one. */
  correcting: WaitingRequest<ConfirmedAsk> | null
  /** Returns the name of a team member; null for an unknown number. */
  nameOf: (number: string | undefined) => string | null
  onDone: (sent: SentAsk) => void
}

export interface SentAsk extends SentRequest {
  confirmed: ConfirmedAsk
}

export function useAsking(kind: AskedKind, { start, correcting, nameOf, onDone }: Options) {
  const words = useTexts(texts)
  const waiting = useTexts(waitingTexts)
  const [values, setValues] = useState(start)
  const [isLooking, setLooking] = useState(false)
  // Names the form of the refused request after a refusal. Further edits belong to that form.
  const [keptForm, setKeptForm] = useState(correcting?.form ?? null)
  const place = placeOf(kind, keptForm)
  const draft = useDraft<AskDraft>(place.form, place.step)
  const { errors, showErrors, note, clear } = useFormErrors<AskProblem>(correcting && reasonOf(correcting))
  const { isSending, send: sendRequest } = useSendRequest(requestForms.asking, keptForm, () =>
    forgetDraft(place.form, place.step),
  )
  const keepNow = () => void draft.flush()
  const problemsNow = (now: AskValues) => problemsOf(kind, now, companyDate(serverNow()))

  const change = (part: AskValues) => {
    const next = { ...values, ...part }
    draft.save({ values: next })
    setValues(next)
    note(Object.keys(part), problemsNow(next))
  }
  const look = () => {
    const found = problemsNow(values)
    // Stores the values at once: the draft is otherwise saved half a second after typing.
    keepNow()
    if (found.length > 0) return showErrors(found)
    clear()
    setLooking(true)
  }
  const correct = () => setLooking(false)

  async function send(): Promise<void> {
    const found = problemsNow(values)
    if (found.length > 0) {
      setLooking(false)
      return showErrors(found)
    }
    clear()
    const since = serverNow()
    const details = detailsOf(kind, values)
    const confirmed: ConfirmedAsk = {
      clase: kind,
      values,
      title: words.kinds[kind],
      summary: summaryOf(details, nameOf(values.empleado?.trim()), words),
    }
    const sending = await sendRequest({
      operation: askApproval,
      input: { solicitud: details },
      values: confirmed,
      typedAt: { form: place.form, steps: [place.step] },
    })
    if (sending === null) return
    if (sending.kind === 'not-kept') {
      draft.save({ values })
      return showErrors([], isQuotaError(sending.error) ? waiting.noRoom : words.failure.rejected)
    }
    if (sending.kind === 'failed') {
      if (sending.isKept) setKeptForm(sending.form)
      else draft.save({ values })
      if (sending.failure.kind === 'rejected') setLooking(false)
      return showErrors([], sentFailure(sending.failure, words))
    }
    onDone({ form: sending.form, isSent: sending.kind === 'registered', since, confirmed })
  }

  return {
    values,
    change,
    errors,
    isLooking,
    look,
    correct,
    isSending,
    send: () => void send(),
    keepNow,
    canKeep: draft.canKeep,
  }
}

export type Asking = ReturnType<typeof useAsking>
