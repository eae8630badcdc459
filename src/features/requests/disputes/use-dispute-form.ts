import { useState } from 'react'
import { createDispute } from '#contract/disputes.ts'
import { isQuotaError } from '#core/store/room.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/dates.ts'
import { requestForms } from '#domain/request-forms.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useSendRequest } from '#models/requests/use-send-request.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { dropPendingDraft, useDraft } from '#hooks/work/use-draft.ts'
import { isWifiOnly } from '#hooks/device/wifi-only.ts'
import { wordsOf } from '#i18n/texts.ts'
import {
  type ConfirmedDispute,
  type DisputePhoto,
  type DisputeProblem,
  disputeProblems,
  disputeRequest,
  type DisputeValues,
  type DraftPlace,
  forgetTyped,
} from './dispute-drafts.ts'
import { disputeTexts } from './dispute-texts.es.ts'

/** A refused one that is put right: it keeps its form, so that it takes its own place in the line. */
export interface Correction {
  form: string
  values: ConfirmedDispute
  /** The server's words; '' when it gave none. */
  message: string
}

export interface FormTrouble {
  /** A new number for each try. */
  attempt: number
  problems: readonly DisputeProblem[]
  /** What is wrong as a whole; null: the problems say it. */
  text: string | null
}

interface Ends {
  onDone: (how: 'registered' | 'waiting') => void
  onRefused: (correction: Correction) => void
}

/** What is typed into a new dispute, kept as it is typed, and its sending through the outbox. */
export function useDisputeForm(
  place: DraftPlace,
  start: { values: DisputeValues; correction: Correction | null },
  ends: Ends,
) {
  const isKiosk = useIsKiosk()
  const draft = useDraft<DisputeValues>(place.form, place.texts)
  const [values, setValues] = useState(start.values)
  const [trouble, setTrouble] = useState<FormTrouble | null>(() => {
    if (!start.correction) return null
    const text = start.correction.message || wordsOf(disputeTexts).form.rejectedTitle
    return { attempt: 0, problems: [], text }
  })
  const change = (part: Partial<DisputeValues>) => {
    const next = { ...values, ...part }
    setValues(next)
    draft.save(next)
  }
  const complain = (problems: readonly DisputeProblem[], text: string | null) =>
    setTrouble({ attempt: (trouble?.attempt ?? 0) + 1, problems, text })

  const correctedForm = start.correction?.form ?? null
  const { isSending, send: sendRequest } = useSendRequest(requestForms.dispute, correctedForm, () =>
    forget(place),
  )
  const send = async (photos: readonly DisputePhoto[]) => {
    const problems = disputeProblems(values, companyDate(serverNow()))
    if (problems.length > 0) return complain(problems, null)
    const confirmed = { ...values, photos, photoCount: photos.length }
    // A shared device keeps no pictures but those that are sealed for the server.
    const kept: ConfirmedDispute = isKiosk ? { ...confirmed, photos: [] } : confirmed
    const sending = await sendRequest({
      operation: createDispute,
      input: disputeRequest(values, photos),
      values: kept,
      wifiOnly: photos.length > 0 && isWifiOnly(),
    })
    if (sending === null) return
    const words = wordsOf(disputeTexts)
    if (sending.kind === 'not-kept') {
      return complain([], isQuotaError(sending.error) ? words.form.noRoom : words.failures.rejected)
    }
    if (sending.kind !== 'failed') return ends.onDone(sending.kind)
    const text = failureText(sending.failure, words.failures)
    complain([], text)
    if (sending.isKept) ends.onRefused({ form: sending.form, values: confirmed, message: text })
  }
  return { values, change, draft, trouble, isSending, send }
}

async function forget(place: DraftPlace): Promise<void> {
  await dropPendingDraft(place.form, place.texts)
  await forgetTyped(place)
}
