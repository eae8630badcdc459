import { useState } from 'react'
import { requestIncident } from '#contract/approvals/incidents.ts'
import { isQuotaError } from '#core/store/storage-space.ts'
import type { DayOff } from '#domain/approvals/incidents.ts'
import {
  CORRECTION_STEP,
  newRequestForms,
  REQUEST_STEP,
  requestForms,
} from '#domain/requests/request-forms.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useSendRequest } from '#models/requests/use-send-request.ts'
import { reasonOf } from '#models/requests/waiting-items.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { waitingTexts } from '#models/requests/waiting-texts.es.ts'
import { type Problem, problemOf } from './request-problems.ts'
import { texts } from './texts.es.ts'
import type { es } from './texts.es.ts'

/** Problem and the field that shows it; the week rule concerns both dates. */
interface RequestProblem {
  field: keyof DayOff | 'week'
  kind: Problem
}

/** Returns where the form's draft is stored; a correction is stored beside the refused request. */
export function placeOf(correctedForm: string | null): { form: string; step: string } {
  return correctedForm === null
    ? { form: newRequestForms.dayOff, step: REQUEST_STEP }
    : { form: correctedForm, step: CORRECTION_STEP }
}

interface Options {
  start: DayOff
  /** Refused request to correct; null for a new one. */
  correcting: WaitingRequest<DayOff> | null
  /** The person's other requests, also those that wait on this device. */
  own: readonly DayOff[]
  /** Called when the request was registered or queued. */
  onSent: () => void
}

/** Manages the form's values, stored as a draft while typing, and sends them through the outbox. */
export function useRequest({ start, correcting, own, onSent }: Options) {
  const words = useTexts(texts)
  const { kept, noRoom } = useTexts(waitingTexts)
  const [values, setValues] = useState(start)
  // After a refusal, further edits belong to the refused request.
  const [keptForm, setKeptForm] = useState(correcting?.form ?? null)
  const place = placeOf(keptForm)
  const draft = useDraft<DayOff>(place.form, place.step)
  const { errors, showErrors, note, clear } = useFormErrors<RequestProblem>(
    correcting && reasonOf(correcting),
  )
  const { isSending, send: sendRequest } = useSendRequest(requestForms.dayOff, keptForm, () =>
    forgetDraft(place.form, place.step),
  )
  const change = (part: Partial<DayOff>) => {
    const next = { ...values, ...part }
    draft.save(next)
    setValues(next)
    note(Object.keys(part), found(next, own))
  }
  const refuse = (text: string) => {
    showSnack({ text, tone: 'info' })
    showErrors([], text)
  }
  const send = async () => {
    const [problem] = found(values, own)
    if (problem) {
      // Snack bar and summary show the same message (product.md, errors); only the summary is red.
      showSnack({ text: problemText(problem.kind, words), tone: 'info' })
      return showErrors([problem])
    }
    clear()
    const { kind, from, to } = values
    const sending = await sendRequest({
      operation: requestIncident,
      input: { tipo: kind, fechaInIncidencia: from, fechaFiIncidencia: to },
      values: { kind, from, to } satisfies DayOff,
      typedAt: { form: place.form, steps: [place.step] },
    })
    if (sending === null) return
    if (sending.kind === 'not-kept') {
      draft.save(values)
      return refuse(isQuotaError(sending.error) ? noRoom : words.form.failures.rejected)
    }
    if (sending.kind === 'failed') {
      if (sending.isKept) setKeptForm(sending.form)
      else draft.save(values)
      return refuse(failureText(sending.failure, words.form.failures))
    }
    if (sending.kind === 'registered') showSnack({ text: words.form.sent, tone: 'success' })
    else showSnack({ text: kept, tone: 'progress' })
    onSent()
  }
  const first = errors?.problems[0]
  const text = errors && (errors.text ?? (first ? problemText(first.kind, words) : null))
  const field = first && first.field !== 'week' ? first.field : null
  const trouble = errors && text !== null ? { text, field, attempt: errors.attempt } : null
  return { values, change, trouble, isSending, send, canKeep: draft.canKeep }
}

function found(values: DayOff, own: readonly DayOff[]): RequestProblem[] {
  const kind = problemOf(values, own)
  return kind ? [{ field: fieldOf[kind], kind }] : []
}

const fieldOf: Record<Problem, RequestProblem['field']> = {
  kind: 'kind',
  noFrom: 'from',
  noTo: 'to',
  from: 'from',
  to: 'to',
  endsBefore: 'to',
  sameDay: 'to',
  weekRule: 'week',
}

function problemText(problem: Problem, words: Translation<typeof es>): string {
  if (problem === 'noFrom' || problem === 'noTo') return words.form.problems.missing
  return words.form.problems[problem === 'to' ? 'from' : problem]
}
