import { useState } from 'react'
import { requestClarification } from '#contract/requests/clarifications.ts'
import {
  canSaveClarification,
  clarificationProblems,
  clarificationRefusal,
  MAX_CLARIFICATION_COMMENT,
  MAX_NEW_REASON,
} from '#domain/requests/clarifications.ts'
import { clarificationFailedText } from '#domain/requests/clarification-texts.ts'
import {
  CORRECTION_STEP,
  newRequestForms,
  REQUEST_STEP,
  requestForms,
} from '#domain/requests/request-forms.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import type { Failure } from '#core/transport/failure.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { useSendRequest } from '#models/requests/use-send-request.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { TypedClarification } from './clarification-form-values.ts'
import type { SentClarification } from './clarification-receipt.tsx'
import type { es } from './clarification-texts.es.ts'
import { clarificationTexts } from './clarification-texts.es.ts'

export type FormField = 'period' | 'reason' | 'newReason' | 'comment'

export interface FormProblem {
  field: FormField
  text: string
}

type Words = Translation<typeof es>['form']

interface Options {
  start: TypedClarification
  /** Form id of the rejected request that this one replaces; null for a new request. */
  correctedForm: string | null
  onDone: (sent: SentClarification) => void
}

export function useClarificationForm({ start, correctedForm, onDone }: Options) {
  const words = useTexts(clarificationTexts).form
  const [values, setValues] = useState(start)
  const problems = useFormErrors<FormProblem>()
  // Names the form of the rejected request after a rejection. Further edits belong to that form.
  const [keptForm, setKeptForm] = useState(correctedForm)
  const place = placeOf(keptForm)
  const draft = useDraft<TypedClarification>(place.form, place.step)
  const change = (next: TypedClarification) => {
    setValues(next)
    draft.save(next)
    problems.note(changedFields(values, next), problemsOf(next, words))
  }
  const refuse = (sentence: string) => {
    problems.showErrors([], words.said(sentence))
  }
  const { isSending, send: sendRequest } = useSendRequest(requestForms.clarification, keptForm, () =>
    forgetDraft(place.form, place.step),
  )
  const send = async () => {
    const wrong = problemsOf(values, words)
    if (wrong.length > 0) return problems.showErrors(wrong)
    problems.clear()
    const typedAt = { form: place.form, steps: [place.step] }
    const since = serverNow()
    const sending = await sendRequest({
      operation: requestClarification,
      input: inputOf(values),
      values,
      typedAt,
    })
    if (sending === null) return
    if (sending.kind === 'not-kept') {
      draft.save(values)
      return refuse(clarificationFailedText)
    }
    if (sending.kind === 'failed') {
      if (sending.isKept) setKeptForm(sending.form)
      else draft.save(values)
      return refuse(failedText(sending.failure, words))
    }
    const isRegistered = sending.kind === 'registered'
    showSnack({
      text: isRegistered ? words.registered : words.waiting,
      tone: isRegistered ? 'success' : 'progress',
      ms: FORM_SNACK_MS,
    })
    onDone({ form: sending.form, isSent: isRegistered, since, values })
  }
  return {
    values,
    change,
    trouble: problems.errors,
    isSending,
    send,
    draft,
    missing: problemsOf(values, words),
  }
}

/**
 * Returns the changed fields. A choice of reason also counts as newReason, because the choice shows or hides that
 * field.
 */
function changedFields(before: TypedClarification, next: TypedClarification): FormField[] {
  const isReason = before.reason !== next.reason || before.isOther !== next.isOther
  return [
    ...(before.period === next.period ? [] : (['period'] as const)),
    ...(isReason ? (['reason'] as const) : []),
    ...(isReason || before.newReason !== next.newReason ? (['newReason'] as const) : []),
    ...(before.comment === next.comment ? [] : (['comment'] as const)),
  ]
}

export function placeOf(correctedForm: string | null): { form: string; step: string } {
  return correctedForm === null
    ? { form: newRequestForms.clarification, step: REQUEST_STEP }
    : { form: correctedForm, step: CORRECTION_STEP }
}

function inputOf(values: TypedClarification) {
  return {
    periodo: values.period,
    motivo: values.isOther ? null : values.reason,
    nomMotivo: values.isOther ? '' : Array.from(values.reasonName).slice(0, MAX_NEW_REASON).join(''),
    nuevoMotivo: values.isOther ? values.newReason.trim() : '',
    comentario: values.comment.trim(),
    ...(values.checkRules && { revision: [...values.checkRules] }),
  }
}

/** Uses the spec's sentences where they exist (CLARF-09, CLARF-10). */
function problemsOf(values: TypedClarification, words: Words): FormProblem[] {
  if (canSaveClarification(values)) return []
  const ruled = clarificationProblems(values).map((each) => ({ ...each, text: words.said(each.text) }))
  const { isOther, reason, newReason, comment } = values
  const isLong = lengthOf(newReason.trim()) > MAX_NEW_REASON
  const commentText =
    comment.trim() === ''
      ? words.noComment
      : lengthOf(comment.trim()) > MAX_CLARIFICATION_COMMENT && words.tooLong(MAX_CLARIFICATION_COMMENT)
  return [
    ...ruled.filter(({ field }) => field === 'period'),
    ...(!isOther && reason === null ? [{ field: 'reason' as const, text: words.noReason }] : []),
    ...ruled.filter(({ field }) => field === 'newReason'),
    ...(isOther && isLong ? [{ field: 'newReason' as const, text: words.tooLong(MAX_NEW_REASON) }] : []),
    ...(commentText ? [{ field: 'comment' as const, text: commentText }] : []),
  ]
}

function failedText(failure: Failure, words: Words): string {
  if (failure.kind === 'rejected') return clarificationRefusal(failure.code, failure.message)
  if (failure.kind === 'offline') return words.offline
  return failure.kind === 'expired' ? words.expired : clarificationFailedText
}
