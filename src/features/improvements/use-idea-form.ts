import { useState } from 'react'
import { registerImprovement } from '#contract/improvements/improvement-idea.ts'
import { isQuotaError } from '#core/store/storage-space.ts'
import { type Idea, type IdeaProblem, ideaProblems } from '#domain/improvements/improvements.ts'
import { requestForms } from '#domain/requests/request-forms.ts'
import { isWifiOnly } from '#hooks/device/wifi-only.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { wordsOf } from '#i18n/texts.ts'
import {
  type DraftPlace,
  forgetTyped,
  type KeptPhoto,
  typedSteps,
  usePhotoDraft,
} from '#models/requests/photo-drafts.ts'
import { useSendRequest } from '#models/requests/use-send-request.ts'
import { type ConfirmedIdea, ideaRequest } from './idea-drafts.ts'
import { texts } from './texts.es.ts'

/** Contains the refused idea's form name, which keeps the correction at its place in the queue. */
export interface Correction {
  form: string
  values: ConfirmedIdea
  /** Server message, or ''. */
  message: string
}

interface Start {
  values: Idea
  photos: readonly KeptPhoto[]
  correction: Correction | null
}

export function useIdeaForm(
  place: DraftPlace,
  { correction, ...start }: Start,
  onDone: (how: 'registered' | 'waiting') => void,
) {
  const isKiosk = useIsKiosk()
  const draft = useDraft<Idea>(place.form, place.texts)
  const [values, setValues] = useState(start.values)
  const { photos, isLost, put } = usePhotoDraft(place, start.photos, () => wordsOf(texts).form.photoNotKept)
  useUnsavedInput(isLost)
  const problems = useFormErrors<IdeaProblem>(
    correction && (correction.message || wordsOf(texts).form.rejectedTitle),
  )
  const { showErrors } = problems
  const change = (part: Partial<Idea>) => {
    const next = { ...values, ...part }
    setValues(next)
    draft.save(next)
    problems.note(Object.keys(part), ideaProblems(next))
  }
  const { isSending, send: sendRequest } = useSendRequest(
    requestForms.improvement,
    correction?.form ?? null,
    () => forgetTyped(place),
  )
  const send = async () => {
    const wrong = ideaProblems(values)
    if (wrong.length > 0) return showErrors(wrong)
    const kept: ConfirmedIdea = { ...values, photos: isKiosk ? [] : photos, photoCount: photos.length }
    const sending = await sendRequest({
      operation: registerImprovement,
      input: ideaRequest(values, photos),
      values: kept,
      typedAt: { form: place.form, steps: typedSteps(place) },
      wifiOnly: photos.length > 0 && isWifiOnly(),
    })
    if (sending === null) return
    const words = wordsOf(texts)
    if (sending.kind === 'not-kept') {
      draft.save(values)
      return showErrors([], isQuotaError(sending.error) ? words.form.noRoom : words.failure.rejected)
    }
    if (sending.kind !== 'failed') return onDone(sending.kind)
    showErrors([], failureText(sending.failure, words.failure))
    if (sending.isKept) onDone('waiting')
    else draft.save(values)
  }
  return { values, change, photos, putPhotos: put, draft, trouble: problems.errors, isSending, send }
}
