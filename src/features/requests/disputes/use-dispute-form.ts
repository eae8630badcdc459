import { useState } from 'react'
import { createDispute } from '#contract/requests/disputes.ts'
import { isQuotaError } from '#core/store/storage-space.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { requestForms } from '#domain/requests/request-forms.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { type DraftPlace, forgetTyped, type KeptPhoto, typedSteps } from '#models/requests/photo-drafts.ts'
import { useSendRequest } from '#models/requests/use-send-request.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { isWifiOnly } from '#hooks/device/wifi-only.ts'
import { wordsOf } from '#i18n/texts.ts'
import {
  type ConfirmedDispute,
  type DisputeProblem,
  disputeProblems,
  disputeRequest,
  type DisputeValues,
} from './dispute-drafts.ts'
import type { SentDispute } from './dispute-receipt.tsx'
import { disputeTexts } from './dispute-texts.es.ts'

export interface Correction {
  form: string
  values: ConfirmedDispute
  /** '' without a reason from the server. */
  message: string
}

interface Ends {
  onDone: (sent: SentDispute) => void
  onRefused: (correction: Correction) => void
}

export function useDisputeForm(
  place: DraftPlace,
  start: { values: DisputeValues; correction: Correction | null },
  ends: Ends,
) {
  const isKiosk = useIsKiosk()
  const draft = useDraft<DisputeValues>(place.form, place.texts)
  const [values, setValues] = useState(start.values)
  const { correction } = start
  const problems = useFormErrors<DisputeProblem>(
    correction && (correction.message || wordsOf(disputeTexts).form.rejectedTitle),
  )
  const { showErrors } = problems
  const change = (part: Partial<DisputeValues>) => {
    const next = { ...values, ...part }
    setValues(next)
    draft.save(next)
    problems.note(Object.keys(part).map(fieldOf), disputeProblems(next, companyDate(serverNow())))
  }

  const correctedForm = correction?.form ?? null
  const { isSending, send: sendRequest } = useSendRequest(requestForms.dispute, correctedForm, () =>
    forgetTyped(place),
  )
  const send = async (photos: readonly KeptPhoto[]) => {
    const wrong = disputeProblems(values, companyDate(serverNow()))
    if (wrong.length > 0) return showErrors(wrong)
    const since = serverNow()
    const confirmed = { ...values, photos, photoCount: photos.length }
    const kept: ConfirmedDispute = isKiosk ? { ...confirmed, photos: [] } : confirmed
    const sending = await sendRequest({
      operation: createDispute,
      input: disputeRequest(values, photos),
      values: kept,
      typedAt: { form: place.form, steps: typedSteps(place) },
      wifiOnly: photos.length > 0 && isWifiOnly(),
    })
    if (sending === null) return
    const words = wordsOf(disputeTexts)
    if (sending.kind === 'not-kept') {
      draft.save(values)
      return showErrors([], isQuotaError(sending.error) ? words.form.noRoom : words.failures.rejected)
    }
    if (sending.kind !== 'failed') {
      return ends.onDone({ form: sending.form, isSent: sending.kind === 'registered', since, values })
    }
    const text = failureText(sending.failure, words.failures)
    showErrors([], text)
    if (sending.isKept) ends.onRefused({ form: sending.form, values: confirmed, message: text })
    else draft.save(values)
  }
  return { values, change, draft, trouble: problems.errors, isSending, send }
}

function fieldOf(part: string): string {
  return part === 'isOther' || part === 'ownReason' ? 'reason' : part
}
