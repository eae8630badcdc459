import { IconSend, IconWifiOff } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { askPrivacyRight } from '#contract/privacy/privacy-right-ask.ts'
import { isQuotaError } from '#core/store/storage-space.ts'
import { type PrivacyRight, privacyRights, RIGHT_TEXT } from '#domain/privacy/rights.ts'
import {
  CORRECTION_STEP,
  newRequestForms,
  REQUEST_STEP,
  requestForms,
} from '#domain/requests/request-forms.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useSendRequest } from '#models/requests/use-send-request.ts'
import { reasonOf } from '#models/requests/waiting-items.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { waitingTexts } from '#models/requests/waiting-texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { useErrorFocus } from '#ui/actions/use-error-focus.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { rightsTexts } from './rights-texts.es.ts'

export interface RightDraft {
  right: PrivacyRight | null
  text: string
}

const NOTHING: RightDraft = { right: null, text: '' }

interface Props {
  /** Refused request to correct; null for a new one. */
  correcting: WaitingRequest<RightDraft> | null
  onEnd: () => void
}

/** Asks for an ARCO right (P-260). Without a network, the request waits in the outbox. */
export function RightsForm(props: Props) {
  const { form, step } = placeOf(props.correcting?.form ?? null)
  const draft = useDraft<RightDraft>(form, step)
  if (!draft.isReady) return null
  return <Fields {...props} start={draft.values ?? props.correcting?.values ?? NOTHING} />
}

/** Returns where the draft is stored: a correction with the refused request. */
function placeOf(correctedForm: string | null): { form: string; step: string } {
  return correctedForm === null
    ? { form: newRequestForms.privacyRight, step: REQUEST_STEP }
    : { form: correctedForm, step: CORRECTION_STEP }
}

function problemsOf({ right, text }: RightDraft): { field: keyof RightDraft }[] {
  const length = lengthOf(text.trim())
  return [
    ...(right === null ? [{ field: 'right' as const }] : []),
    ...(length < RIGHT_TEXT.least || length > RIGHT_TEXT.most ? [{ field: 'text' as const }] : []),
  ]
}

function Fields({ start, correcting, onEnd }: Props & { start: RightDraft }) {
  const words = useTexts(rightsTexts)
  const waiting = useTexts(waitingTexts)
  const isOnline = useOnline()
  const id = useId()
  const [values, setValues] = useState(start)
  // Names the refused request after a refusal. Further edits belong to it.
  const [keptForm, setKeptForm] = useState(correcting?.form ?? null)
  const place = placeOf(keptForm)
  const draft = useDraft<RightDraft>(place.form, place.step)
  const { errors, showErrors, note, clear } = useFormErrors<{ field: keyof RightDraft }>(
    correcting && reasonOf(correcting),
  )
  const { isSending, send } = useSendRequest(requestForms.privacyRight, keptForm, () =>
    forgetDraft(place.form, place.step),
  )
  const hasError = (field: keyof RightDraft) => errors?.problems.some((each) => each.field === field) === true
  useErrorFocus(
    errors?.attempt ?? null,
    (['right', 'text'] as const).filter(hasError).map((field) => `${id}-${field}`),
  )
  const change = (part: Partial<RightDraft>) => {
    const next = { ...values, ...part }
    setValues(next)
    draft.save(next)
    note(Object.keys(part), problemsOf(next))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { right, text } = values
    const problems = problemsOf(values)
    if (right === null || problems.length > 0) return showErrors(problems)
    clear()
    const sending = await send({
      operation: askPrivacyRight,
      input: { derecho: right, texto: text.trim() },
      values,
      typedAt: { form: place.form, steps: [place.step] },
    })
    if (sending === null) return
    if (sending.kind === 'not-kept') {
      draft.save(values)
      return showErrors([], isQuotaError(sending.error) ? waiting.noRoom : words.failure.rejected)
    }
    if (sending.kind === 'failed') {
      if (sending.isKept) setKeptForm(sending.form)
      else draft.save(values)
      return showErrors([], failureText(sending.failure, words.failure))
    }
    const isSent = sending.kind === 'registered'
    showSnack(isSent ? { text: words.own.sent, tone: 'success' } : { text: words.own.kept, tone: 'info' })
    onEnd()
  }
  return (
    <form className="t-stack t-gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {errors !== null && errors.text !== null && (
        <ErrorSummary title={errors.text} attempt={errors.attempt} />
      )}
      {!isOnline && draft.canKeep && (
        <Banner tone="neutral" icon={<IconWifiOff size={24} />} title={waiting.offline}>
          {waiting.offlineText}
        </Banner>
      )}
      <RadioCards
        id={`${id}-right`}
        label={words.own.right}
        value={values.right}
        error={hasError('right') ? words.own.noRight : null}
        options={privacyRights.map((value) => ({
          value,
          label: words.rights[value],
          text: words.meanings[value],
        }))}
        onChange={(right) => change({ right })}
      />
      <TextArea
        id={`${id}-text`}
        label={words.own.details}
        description={words.own.detailsHint}
        value={values.text}
        limit={RIGHT_TEXT.most}
        countText={words.count}
        error={hasError('text') ? words.own.wrongLength : null}
        onChange={(text) => change({ text })}
      />
      <div className="t-wrap t-gap-3">
        <Button variant="outline" onClick={onEnd}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          className="t-grow"
          aria-disabled={isSending}
          leftSection={<IconSend size={22} aria-hidden />}
        >
          {isSending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}
