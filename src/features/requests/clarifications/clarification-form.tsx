import { IconAlertTriangle, IconArrowLeft, IconDeviceMobile, IconSend } from '@tabler/icons-react'
import { type FormEvent, useId } from 'react'
import { MAX_CLARIFICATION_COMMENT, toggleOther } from '#domain/requests/clarifications.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { useErrorFocus } from '#ui/actions/use-error-focus.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { Discard } from './clarification-discard.tsx'
import { ClarificationReason } from './clarification-reason.tsx'
import type { TypedClarification } from './clarification-form-values.ts'
import type { SentClarification } from './clarification-receipt.tsx'
import { addSelectedPeriod } from './clarification-start.ts'
import { clarificationTexts } from './clarification-texts.es.ts'
import classes from './clarifications.module.css'
import type { FormField } from './use-clarification-form.ts'
import { useClarificationForm } from './use-clarification-form.ts'
import type { Clarifications } from './use-clarifications.ts'
import type { FormList } from './use-form-lists.ts'

interface Props {
  start: TypedClarification
  correcting: WaitingRequest<TypedClarification> | null
  periods: FormList<string>
  reasons: FormList<number>
  clarifications: Clarifications
  onBack: () => void
  onDone: (sent: SentClarification) => void
}

export function ClarificationForm(props: Props) {
  const { start, correcting, periods, reasons, clarifications, onBack, onDone } = props
  const words = useTexts(clarificationTexts).form
  const id = useId()
  const form = useClarificationForm({ start, correctedForm: correcting?.form ?? null, onDone })
  const { values, change, trouble, isSending, missing } = form
  const fieldIds: Record<FormField, string> = {
    period: `${id}-period`,
    reason: `${id}-reason`,
    newReason: `${id}-new-reason`,
    comment: `${id}-comment`,
  }
  const found = trouble?.problems ?? []
  const errorOf = (field: FormField) => found.find((problem) => problem.field === field)?.text ?? null
  useErrorFocus(
    trouble?.attempt ?? null,
    found.map(({ field }) => fieldIds[field]),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.send()
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {trouble?.text != null && <ErrorSummary title={trouble.text} attempt={trouble.attempt} />}
      {correcting && !trouble && (
        <Banner tone="error" icon={<IconAlertTriangle size={24} />} title={words.correct}>
          {correcting.message}
        </Banner>
      )}
      <p className={classes.quiet}>{words.lead}</p>
      <Kept state={form.draft.state} canKeep={form.draft.canKeep} />
      <PeriodField
        id={fieldIds.period}
        values={values}
        periods={periods}
        error={errorOf('period')}
        onChange={change}
      />
      <OpenOne values={values} clarifications={clarifications} ownForm={correcting?.form ?? null} />
      <ClarificationReason
        ids={{ reason: fieldIds.reason, newReason: fieldIds.newReason }}
        values={values}
        reasons={reasons}
        errors={{ reason: errorOf('reason'), newReason: errorOf('newReason') }}
        onChange={change}
        onOther={() => change({ ...values, ...toggleOther(values), reasonName: '' })}
      />
      <TextArea
        id={fieldIds.comment}
        label={words.comment}
        description={words.commentHint}
        value={values.comment}
        limit={MAX_CLARIFICATION_COMMENT}
        countText={words.count}
        error={errorOf('comment')}
        onBlur={() => void form.draft.flush()}
        onChange={(comment) => change({ ...values, comment })}
      />
      <div className="t-stack t-gap-3">
        {missing.length > 0 && found.length === 0 && (
          <p className={classes.quiet}>
            {words.missing} {missing.map(({ field }) => words.missingParts[field]).join(', ')}.
          </p>
        )}
        <Button
          type="submit"
          fullWidth
          aria-disabled={isSending || missing.length > 0}
          leftSection={<IconSend size={22} aria-hidden />}
        >
          {isSending ? words.sending : words.send}
        </Button>
        <Button
          fullWidth
          variant="outline"
          leftSection={<IconArrowLeft size={22} aria-hidden />}
          onClick={onBack}
        >
          {words.toList}
        </Button>
        {correcting && <Discard row={correcting} onBack={onBack} />}
      </div>
    </form>
  )
}

function Kept({ state, canKeep }: { state: string; canKeep: boolean }) {
  const words = useTexts(clarificationTexts).form
  const shared = useSharedDevice()
  if (canKeep && state !== 'draft') return null
  return (
    <div className="t-wrap t-gap-2-3">
      <StateChip
        live
        tone={canKeep ? 'neutral' : 'warn'}
        icon={canKeep ? <IconDeviceMobile /> : <IconAlertTriangle />}
      >
        {canKeep ? words.draft : words.notKept}
      </StateChip>
      {canKeep && shared?.keptNote}
    </div>
  )
}

interface PeriodProps {
  id: string
  values: TypedClarification
  periods: FormList<string>
  error: string | null
  onChange: (values: TypedClarification) => void
}

function PeriodField({ id, values, periods, error, onChange }: PeriodProps) {
  const words = useTexts(clarificationTexts).form
  const choices = addSelectedPeriod(periods.choices ?? [], values)
  const isMissing = periods.choices === null && !periods.isLoading
  return (
    <div>
      <SelectField
        id={id}
        label={words.period}
        description={periods.isLoading ? words.periodsLoading : isMissing ? words.noPeriods : undefined}
        error={error}
        value={values.period}
        options={[{ value: '', label: words.choosePeriod }, ...choices]}
        onChange={(event) => {
          const period = event.currentTarget.value
          const name = choices.find(({ value }) => value === period)?.label ?? ''
          // The check was about the former period.
          const { checkRules: _, ...others } = values
          onChange({ ...others, period, periodName: name })
        }}
      />
      {isMissing && <TextLink onClick={() => void periods.refresh()}>{words.findPeriods}</TextLink>}
    </div>
  )
}

/** Warns early about a possible duplicate. Only the server decides (CLARF-20). */
function OpenOne({
  values: { period },
  clarifications: { rows, waiting },
  ownForm,
}: {
  values: TypedClarification
  clarifications: Clarifications
  ownForm: string | null
}) {
  const words = useTexts(clarificationTexts).form
  const isThere =
    rows?.some((row) => row.isOpen && row.code === period) ||
    waiting.some((row) => row.form !== ownForm && row.state !== 'rejected' && row.values.period === period)
  if (period === '' || !isThere) return null
  return (
    <Banner tone="warn" live="status" icon={<IconAlertTriangle size={24} />}>
      {words.openOne}
    </Banner>
  )
}
