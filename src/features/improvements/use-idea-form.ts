import { useState } from 'react'
import { registerImprovement } from '#contract/improvements/improvement-idea.ts'
import { discardDraft } from '#core/outbox/drafts.ts'
import { isQuotaError } from '#core/store/storage-space.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { type Idea, type IdeaProblem, ideaProblems } from '#domain/improvements/improvements.ts'
import { requestForms } from '#domain/requests/request-forms.ts'
import { isWifiOnly } from '#hooks/device/wifi-only.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useUnsavedInput } from '#hooks/work/use-unsaved-input.ts'
import { dropPendingDraft, useDraft } from '#hooks/work/use-draft.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useSendRequest } from '#models/requests/use-send-request.ts'
import {
  type ConfirmedIdea,
  type DraftPlace,
  type IdeaPhoto,
  ideaRequest,
  keepPhotos,
  typedSteps,
} from './idea-drafts.ts'
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
  photos: readonly IdeaPhoto[]
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
  const [photos, setPhotos] = useState(start.photos)
  const [isPhotoLost, setPhotoLost] = useState(false)
  useUnsavedInput(isPhotoLost)
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
  /** Stores photos at once. A shared device keeps photos only in memory. */
  const putPhotos = async (next: readonly IdeaPhoto[]) => {
    setPhotos(next)
    const isKept = !isKiosk && (await keepPhotos(place, next))
    setPhotoLost(!isKept && next.length > 0)
    if (isKiosk || isKept) return
    showSnack({ text: wordsOf(texts).form.photoNotKept, tone: 'error', ms: 6000 })
  }
  const forget = async () => {
    await dropPendingDraft(place.form, place.texts)
    // If a draft cannot be deleted, the next visit offers it as unfinished, and the person can discard it.
    await Promise.all(typedSteps(place).map((step) => discardDraft(place.form, step).catch(() => undefined)))
    noteWorkChange()
  }
  const { isSending, send: sendRequest } = useSendRequest(
    requestForms.improvement,
    correction?.form ?? null,
    forget,
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
  return { values, change, photos, putPhotos, draft, trouble: problems.errors, isSending, send }
}
