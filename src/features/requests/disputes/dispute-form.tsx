import { IconDeviceMobile, IconInfoCircle, IconSend, IconWifi } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { MAX_DISPUTE_COMMENT, MAX_DISPUTE_REASON } from '#domain/requests/disputes.ts'
import { newRequestForms } from '#domain/requests/request-forms.ts'
import { askQuestion } from '#hooks/operations/alert.ts'
import { useWifiOnly } from '#hooks/device/wifi-only.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import {
  correctionPlace,
  type DraftPlace,
  type KeptPhoto,
  newPlace,
  useEarlierInput,
} from '#models/requests/photo-drafts.ts'
import { PhotoTaking } from '#media/capture/photo-taking.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import { blankDispute, type DisputeProblem, type DisputeValues } from './dispute-drafts.ts'
import { DisputePhotos } from './dispute-photos.tsx'
import { DisputeReceipt, type SentDispute } from './dispute-receipt.tsx'
import { disputeTexts } from './dispute-texts.es.ts'
import classes from './dispute-form.module.css'
import { type Correction, useDisputeForm } from './use-dispute-form.ts'
import { useDisputePhotos } from './use-dispute-photos.ts'
import type { Disputes } from './use-disputes.ts'

interface Props {
  /** Rejected dispute to correct; null for a new one. */
  correction: Correction | null
  /** Dispute that was just sent; null shows the form. */
  sent: SentDispute | null
  disputes: Disputes
  onClose: () => void
  onDone: (sent: SentDispute) => void
  onRefused: (correction: Correction) => void
}

export function DisputeForm(props: Props) {
  const { correction } = props
  useFocusBack()
  return <Begun key={correction ? `${correction.form} ${correction.message}` : 'new'} {...props} />
}

function Begun(props: Props) {
  const { correction } = props
  const [place] = useState(() =>
    correction ? correctionPlace(correction.form) : newPlace(newRequestForms.dispute),
  )
  const earlier = useEarlierInput<DisputeValues>(place, correction?.values ?? null, 'evidencia')
  if (earlier === null) return null
  const values = earlier.values ?? blankDispute
  return <Open {...props} place={place} values={values} photos={earlier.photos} />
}

function askToLeave(): Promise<boolean> {
  const { form, warning } = wordsOf(disputeTexts)
  return askQuestion({
    title: warning,
    text: form.leaveQuestion,
    ask: { confirm: form.leave, cancel: form.stay, danger: true },
  })
}

interface OpenProps extends Props {
  place: DraftPlace
  values: DisputeValues
  photos: readonly KeptPhoto[]
}

function Open({ place, correction, sent, disputes, onClose, onDone, onRefused, ...first }: OpenProps) {
  const words = useTexts(disputeTexts)
  const { form } = words
  const state = useDisputeForm(place, { values: first.values, correction }, { onDone, onRefused })
  const roll = useDisputePhotos(place, first.photos)
  const [takingAt, setTakingAt] = useState<number | null>(null)
  const close = async () => {
    if (takingAt !== null || (sent === null && roll.isLost && !(await askToLeave()))) return
    onClose()
  }
  const { draft, trouble, isSending, send } = state
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(roll.photos)
  }
  return (
    <>
      <Dialog
        opened
        title={form.title}
        closeLabel={words.close}
        onClose={() => void close()}
        staysOpen
        aside={
          sent === null &&
          draft.state === 'draft' && (
            <StateChip tone="neutral" plain live icon={<IconDeviceMobile />}>
              {form.draft}
            </StateChip>
          )
        }
      >
        {sent ? (
          <DisputeReceipt sent={sent} disputes={disputes} onList={onClose} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <form className={classes.form} noValidate onSubmit={submit} onBlur={() => void draft.flush()}>
            <Fields trouble={trouble} values={state.values} onChange={state.change} />
            <DisputePhotos
              photos={roll.photos}
              onTake={setTakingAt}
              onRemove={(at) => void roll.remove(at)}
            />
            <Notes canKeep={draft.canKeep} hasPhotos={roll.photos.length > 0} />
            <Button
              type="submit"
              size="lg"
              fullWidth
              aria-disabled={isSending}
              leftSection={<IconSend size={22} aria-hidden />}
            >
              {isSending ? form.sending : form.send}
            </Button>
          </form>
        )}
      </Dialog>
      {takingAt !== null && (
        <PhotoTaking
          place={{ form: place.form, step: place.camera }}
          label={form.captureLabel}
          fileBase="prueba"
          notKept={() => wordsOf(disputeTexts).form.photosNotKept}
          onClose={() => setTakingAt(null)}
          onReady={(result) => {
            setTakingAt(null)
            void roll.take(result, takingAt)
          }}
        />
      )}
    </>
  )
}

interface FieldsProps {
  trouble: ReturnType<typeof useDisputeForm>['trouble']
  values: DisputeValues
  onChange: (part: Partial<DisputeValues>) => void
}

const OTHER = ''

function Fields({ trouble, values, onChange }: FieldsProps) {
  const words = useTexts(disputeTexts)
  const { form } = words
  const id = useId()
  const problems = trouble?.problems ?? []
  const textOf = (field: DisputeProblem['field']) => {
    const problem = problems.find((each) => each.field === field)
    return problem ? problemText(problem) : null
  }
  const fieldIds = {
    reason: values.isOther ? `${id}-own` : `${id}-reason`,
    day: `${id}-day`,
    comment: `${id}-comment`,
  }
  const labels = {
    reason: values.isOther ? form.ownReason : form.reason,
    day: form.day,
    comment: form.comment,
  }
  const [first] = problems
  // Shown in the person's language. Payroll gets the Spanish text.
  const reasons = disputeTexts.es.form.reasons.map((value, index) => ({
    value,
    label: form.reasons[index] ?? value,
  }))
  return (
    <>
      {trouble && (
        <ErrorSummary
          title={
            trouble.text ??
            (problems.length === 1 && first ? problemText(first) : form.problemCount(problems.length))
          }
          attempt={trouble.attempt}
          items={problems.map((problem) => ({
            fieldId: fieldIds[problem.field],
            text: labels[problem.field],
          }))}
        />
      )}
      <p className="t-quiet">{form.lead}</p>
      <RadioCards
        id={`${id}-reason`}
        label={form.reason}
        value={values.isOther ? OTHER : values.reason || null}
        options={[...reasons, { value: OTHER, label: form.other }]}
        error={values.isOther ? null : textOf('reason')}
        onChange={(reason) =>
          onChange(reason === OTHER ? { isOther: true, reason: '' } : { isOther: false, reason })
        }
      />
      {values.isOther && (
        <TextField
          id={`${id}-own`}
          label={labels.reason}
          value={values.ownReason}
          maxLength={2 * MAX_DISPUTE_REASON}
          error={textOf('reason')}
          onChange={(event) => onChange({ ownReason: event.currentTarget.value })}
        />
      )}
      <DateBoxes
        id={fieldIds.day}
        label={labels.day}
        description={form.dayHint}
        words={form.parts}
        value={values.day}
        error={textOf('day')}
        onChange={(day) => onChange({ day })}
      />
      <NearDays onChoose={(day) => onChange({ day })} />
      <TextArea
        id={fieldIds.comment}
        label={labels.comment}
        description={form.commentHint}
        value={values.comment}
        limit={MAX_DISPUTE_COMMENT}
        countText={form.count}
        error={textOf('comment')}
        onChange={(comment) => onChange({ comment })}
      />
    </>
  )
}

function NearDays({ onChoose }: { onChoose: (day: string) => void }) {
  const { form } = useTexts(disputeTexts)
  const today = companyDate(serverNow())
  return (
    <div className={classes.nearDays}>
      <Button variant="outline" size="sm" onClick={() => onChoose(today)}>
        {form.today}
      </Button>
      <Button variant="outline" size="sm" onClick={() => onChoose(addDays(today, -1))}>
        {form.yesterday}
      </Button>
    </div>
  )
}

function problemText({ kind }: DisputeProblem): string {
  const { problems } = wordsOf(disputeTexts).form
  if (kind === 'ownReason') return problems.ownReason(MAX_DISPUTE_REASON)
  return kind === 'commentLong' ? problems.commentLong(MAX_DISPUTE_COMMENT) : problems[kind]
}

function Notes({ canKeep, hasPhotos }: { canKeep: boolean; hasPhotos: boolean }) {
  const { form } = useTexts(disputeTexts)
  const isWifiOnly = useWifiOnly()
  const shared = useSharedDevice()
  return (
    <>
      {canKeep && shared?.keptNote}
      {!canKeep && (
        <Banner tone="warn" icon={<IconInfoCircle size={24} />}>
          {form.notKept}
        </Banner>
      )}
      {isWifiOnly && hasPhotos && (
        <Banner tone="neutral" icon={<IconWifi size={24} />}>
          {form.wifiOnly}
        </Banner>
      )}
    </>
  )
}
