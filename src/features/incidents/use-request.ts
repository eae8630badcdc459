import { useState } from 'react'
import { requestIncident } from '#contract/approvals/incidents.ts'
import { isQuotaError } from '#core/store/storage-space.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import type { DayOff } from '#domain/approvals/incidents.ts'
import type { FreeDays } from '#domain/time/workdays.ts'
import {
  CORRECTION_STEP,
  newRequestForms,
  REQUEST_STEP,
  requestForms,
} from '#domain/requests/request-forms.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useSendRequest } from '#models/requests/use-send-request.ts'
import { reasonOf } from '#models/requests/waiting-items.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { waitingTexts } from '#models/requests/waiting-texts.es.ts'
import type { SentRequest } from '#models/requests/use-sent-state.ts'
import { type Problem, problemOf } from './request-problems.ts'
import { texts } from './texts.es.ts'
import type { es } from './texts.es.ts'

interface RequestProblem {
  field: keyof DayOff | 'week'
  kind: Problem
}

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
  free: FreeDays
  onSent: (sent: SentDayOff) => void
}

export interface SentDayOff extends SentRequest {
  values: DayOff
}

export function useRequest({ start, correcting, own, free, onSent }: Options) {
  const words = useTexts(texts)
  const { noRoom } = useTexts(waitingTexts)
  const [values, setValues] = useState(start)
  // Names the form of the refused request after a refusal. Further edits belong to that form.
  const [keptForm, setKeptForm] = useState(correcting?.form ?? null)
  const place = placeOf(keptForm)
  const draft = useDraft<DayOff>(place.form, place.step)
  const { errors, showErrors, note, clear } = useFormErrors<RequestProblem>(
    correcting && reasonOf(correcting),
  )
  const { isSending, send: sendRequest } = useSendRequest(requestForms.dayOff, keptForm, () =>
    forgetDraft(place.form, place.step),
  )
  const change = (next: DayOff) => {
    draft.save(next)
    setValues(next)
    const names = ['kind', 'from', 'to'] as const
    note(
      names.filter((name) => next[name] !== values[name]),
      found(next, own, free),
    )
  }
  const send = async () => {
    const problems = found(values, own, free)
    if (problems.length > 0) return showErrors(problems)
    clear()
    const since = serverNow()
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
      return showErrors([], isQuotaError(sending.error) ? noRoom : words.form.failures.rejected)
    }
    if (sending.kind === 'failed') {
      if (sending.isKept) setKeptForm(sending.form)
      else draft.save(values)
      return showErrors([], failureText(sending.failure, words.form.failures))
    }
    onSent({ form: sending.form, values: { kind, from, to }, isSent: sending.kind === 'registered', since })
  }
  const first = errors?.problems[0]
  return {
    values,
    change,
    error: first ? { field: first.field, text: problemText(first.kind, words) } : null,
    refusal: errors?.text ?? null,
    attempt: errors?.attempt ?? null,
    isSending,
    send,
    canKeep: draft.canKeep,
  }
}

function found(values: DayOff, own: readonly DayOff[], free: FreeDays): RequestProblem[] {
  const kind = problemOf(values, own, free)
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
  tooLong: 'to',
  onlyFree: 'from',
}

function problemText(problem: Problem, words: Translation<typeof es>): string {
  if (problem === 'noFrom' || problem === 'noTo') return words.form.problems.missing
  return words.form.problems[problem === 'to' ? 'from' : problem]
}
