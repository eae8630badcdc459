import { IconArrowLeft, IconSend, IconWifiOff } from '@tabler/icons-react'
import { type FormEvent, useId } from 'react'
import { incidentKinds } from '#domain/approvals/incident-texts.ts'
import { type DayOff, isSwap, isVacation } from '#domain/approvals/incidents.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { standardNames } from '#i18n/standard-names.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useWorkLaw } from '#models/asking/use-work-law.ts'
import { useKnownDays } from '#models/days/use-known-days.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { waitingTexts } from '#models/requests/waiting-texts.es.ts'
import { DaysField, endId } from '#pieces/days/days-field.tsx'
import { WorkLawCard } from '#pieces/requests/work-law.tsx'
import { VacationLine } from '#pieces/vacation/vacation-line.tsx'
import { Button } from '#ui/actions/button.tsx'
import { useErrorFocus } from '#ui/actions/use-error-focus.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { noValues, withKind } from './request-problems.ts'
import { texts } from './texts.es.ts'
import { placeOf, type SentDayOff, useRequest } from './use-request.ts'
import { VacationNote } from './vacation-note.tsx'

interface Props {
  /** Refused request to correct; null for a new one. */
  correcting: WaitingRequest<DayOff> | null
  /** Kind named in the address; null when the person chooses the kind. */
  kind: string | null
  /** The person's other requests, also those that wait on this device. */
  own: readonly DayOff[]
  onBack: () => void
  onKind: () => void
  onSent: (sent: SentDayOff) => void
}

const workOfSwap = { kind: 'descanso_laborado', hours: 0, person: null } as const

/** Requests days off (P-08). Without a network, the request waits in the outbox. */
export function RequestForm(props: Props) {
  const words = useTexts(texts)
  const place = placeOf(props.correcting?.form ?? null)
  const draft = useDraft<DayOff>(place.form, place.step)
  if (draft.isReady) {
    const typed = draft.values ?? props.correcting?.values ?? noValues
    const start = props.kind === null || props.kind === typed.kind ? typed : withKind(typed, props.kind)
    return <Fields {...props} start={start} />
  }
  return <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} />
}

function Fields({ start, correcting, own, onBack, onKind, onSent }: Props & { start: DayOff }) {
  const words = useTexts(texts)
  const waiting = useTexts(waitingTexts)
  const standard = useTexts(standardNames)
  const isOnline = useOnline()
  const id = useId()
  const known = useKnownDays()
  const form = useRequest({ start, correcting, own, free: known, onSent })
  const { values, change, error, refusal, attempt, isSending, send } = form
  const isOfSwap = isSwap(values.kind)
  const work = useWorkLaw(isOfSwap ? { ...workOfSwap, day: values.to } : null)
  // A swapped rest day is no worked rest day, but a holiday stays a holiday.
  const isJudged = work !== null && (work.isRefused || work.law.tipoDia === 'holiday')
  const ids = { kind: `${id}-kind`, days: `${id}-days` }
  const isOfKind = error?.field === 'kind'
  const isOfEnd = error?.field === 'to' || error?.field === 'week'
  useErrorFocus(
    attempt,
    error ? (isOfKind ? [ids.kind] : [...(isOfEnd ? [endId(ids.days)] : []), ids.days]) : [],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!work?.isRefused) void send()
  }
  return (
    <form className="t-stack t-gap-4" noValidate onSubmit={submit}>
      {refusal !== null && <ErrorSummary title={refusal} attempt={attempt ?? 0} />}
      {!isOnline && form.canKeep && (
        <Banner tone="neutral" icon={<IconWifiOff size={24} />} title={waiting.offline}>
          {waiting.offlineText}
        </Banner>
      )}
      <p className="t-quiet">{words.form[leadOf(values.kind, known.weeklyRest)]}</p>
      <RadioCards
        id={ids.kind}
        label={words.form.kind}
        value={values.kind || null}
        error={isOfKind ? error.text : null}
        options={incidentKinds.map((kind) => ({ value: kind, label: standard.of(kind) }))}
        onChange={(kind) => {
          change(withKind(values, kind))
          onKind()
        }}
      />
      <DaysField
        id={ids.days}
        mode={isOfSwap ? 'pair' : 'range'}
        label={isOfSwap ? words.form.swapDays : words.form.days}
        names={isOfSwap ? { from: words.rest, to: words.work } : { from: words.start, to: words.end }}
        picked={values}
        known={known}
        countsWorkdays={!isOfSwap}
        error={error && !isOfKind ? { text: error.text, at: isOfEnd ? 'to' : 'from' } : null}
        onChange={(picked) => change({ ...values, ...picked })}
      />
      {isJudged && <WorkLawCard law={work.law} isLive />}
      {isVacation(values.kind) ? <VacationNote picked={values} own={own} free={known} /> : <VacationLine />}
      {!work?.isRefused && (
        <Button
          type="submit"
          fullWidth
          aria-disabled={isSending}
          leftSection={<IconSend size={22} aria-hidden />}
        >
          {isSending ? words.form.sending : words.form.send}
        </Button>
      )}
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

function leadOf(kind: string, weeklyRest: string) {
  if (!isVacation(kind)) return 'lead'
  return weeklyRest === '' ? 'vacationLead' : 'vacationLeadMarked'
}
