import { useState } from 'react'
import { type IncidentRow, requestIncident } from '#contract/incidents.ts'
import { call } from '#core/transport/rpc.ts'
import { DAYS_OFF_FORM, REQUEST_STEP } from '#domain/request-forms.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { type DraftHandle, useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { noValues, type Problem, problemOf, type RequestValues } from './request-problems.ts'
import { texts } from './texts.es.ts'
import type { es } from './texts.es.ts'

/** Problem and the field that shows it; the week rule concerns both dates. */
interface RequestProblem {
  field: keyof RequestValues | 'week'
  kind: Problem
}

export type RequestDraft = DraftHandle<RequestValues>

/** Returns the draft of the unsent request, which survives closing the dialog and reloading the page. */
export function useRequestDraft(): RequestDraft {
  return useDraft<RequestValues>(DAYS_OFF_FORM, REQUEST_STEP)
}

/** Manages the form's values and sends them. @param draft a draft that has been read */
export function useRequest(draft: RequestDraft, known: readonly IncidentRow[], onSent: () => void) {
  const words = useTexts(texts)
  const [values, setValues] = useState(draft.values ?? noValues)
  const { told, tell, note } = useFormErrors<RequestProblem>()
  const [isSending, setSending] = useState(false)
  const change = (part: Partial<RequestValues>) => {
    const next = { ...values, ...part }
    draft.save(next)
    setValues(next)
    note(Object.keys(part), found(next, known))
  }
  const send = async () => {
    if (isSending) return
    const [problem] = found(values, known)
    if (problem) {
      // Snack bar and summary show the same message (product.md, errors); only the summary is red.
      showSnack({ text: problemText(problem.kind, words), tone: 'info' })
      return tell([problem])
    }
    setSending(true)
    const answer = await call(requestIncident, {
      tipo: values.kind,
      fechaInIncidencia: values.from,
      fechaFiIncidencia: values.to,
    })
    setSending(false)
    if (!answer.ok) {
      const text = failureText(answer.failure, words.form.failures)
      showSnack({ text, tone: 'info' })
      return tell([], text)
    }
    await forgetDraft(DAYS_OFF_FORM, REQUEST_STEP)
    showSnack({ text: words.form.sent, tone: 'success' })
    onSent()
  }
  const first = told?.problems[0]
  const text = told && (told.text ?? (first ? problemText(first.kind, words) : null))
  const field = first && first.field !== 'week' ? first.field : null
  const trouble = told && text !== null ? { text, field, attempt: told.attempt } : null
  return { values, change, trouble, isSending, send }
}

function found(values: RequestValues, known: readonly IncidentRow[]): RequestProblem[] {
  const kind = problemOf(values, known)
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
