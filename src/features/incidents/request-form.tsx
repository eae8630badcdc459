import { IconArrowLeft, IconSend, IconWifiOff } from '@tabler/icons-react'
import { type FormEvent, useId } from 'react'
import { incidentKinds } from '#domain/approvals/incident-texts.ts'
import { type DayOff, isSwap } from '#domain/approvals/incidents.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { waitingTexts } from '#models/requests/waiting-texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { noValues } from './request-problems.ts'
import { texts } from './texts.es.ts'
import { placeOf, useRequest } from './use-request.ts'

interface Props {
  /** Refused request to correct; null for a new one. */
  correcting: WaitingRequest<DayOff> | null
  /** The person's other requests, also those that wait on this device. */
  own: readonly DayOff[]
  onBack: () => void
  onSent: () => void
}

/** Requests days off (P-08), also without a network: the request then waits in the outbox. */
export function RequestForm(props: Props) {
  const words = useTexts(texts)
  const place = placeOf(props.correcting?.form ?? null)
  const draft = useDraft<DayOff>(place.form, place.step)
  if (draft.isReady) {
    return <Fields {...props} start={draft.values ?? props.correcting?.values ?? noValues} />
  }
  return <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} />
}

function Fields({ start, correcting, own, onBack, onSent }: Props & { start: DayOff }) {
  const words = useTexts(texts)
  const waiting = useTexts(waitingTexts)
  const isOnline = useOnline()
  const id = useId()
  const form = useRequest({ start, correcting, own, onSent })
  const { values, change, trouble, isSending, send } = form
  const isOfSwap = isSwap(values.kind)
  const labels = {
    kind: words.form.kind,
    from: isOfSwap ? words.rest : words.start,
    to: isOfSwap ? words.work : words.end,
  }
  const fieldIds = { kind: `${id}-kind`, from: `${id}-from`, to: `${id}-to` }
  const field = trouble?.field ?? null
  const errorOf = (name: keyof typeof fieldIds) => (trouble && field === name ? trouble.text : null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className="t-stack t-gap-4" noValidate onSubmit={submit}>
      {trouble && (
        <ErrorSummary
          title={trouble.text}
          attempt={trouble.attempt}
          items={field === null ? [] : [{ fieldId: fieldIds[field], text: labels[field] }]}
        />
      )}
      {!isOnline && form.canKeep && (
        <Banner tone="neutral" icon={<IconWifiOff size={24} />} title={waiting.offline}>
          {waiting.offlineText}
        </Banner>
      )}
      <p className="t-quiet">{words.form.lead}</p>
      <RadioCards
        id={fieldIds.kind}
        label={labels.kind}
        value={values.kind || null}
        error={errorOf('kind')}
        options={incidentKinds.map((kind) => ({ value: kind, label: kind }))}
        onChange={(kind) => change({ kind })}
      />
      <DateBoxes
        id={fieldIds.from}
        label={labels.from}
        words={words.form.parts}
        value={values.from}
        error={errorOf('from')}
        onChange={(from) => change({ from })}
      />
      <DateBoxes
        id={fieldIds.to}
        label={labels.to}
        words={words.form.parts}
        value={values.to}
        error={errorOf('to')}
        onChange={(to) => change({ to })}
      />
      <Button
        type="submit"
        fullWidth
        aria-disabled={isSending}
        leftSection={<IconSend size={22} aria-hidden />}
      >
        {isSending ? words.form.sending : words.form.send}
      </Button>
      <Button
        fullWidth
        variant="outline"
        leftSection={<IconArrowLeft size={22} aria-hidden />}
        onClick={onBack}
      >
        {words.form.back}
      </Button>
    </form>
  )
}
