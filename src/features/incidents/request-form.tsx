import { IconArrowLeft, IconSend } from '@tabler/icons-react'
import { type FormEvent, useId } from 'react'
import type { IncidentRow } from '#contract/incidents.ts'
import { incidentKinds } from '#domain/incident-texts.ts'
import { isSwap } from '#domain/incidents.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { texts } from './texts.es.ts'
import { type RequestDraft, useRequest, useRequestDraft } from './use-request.ts'

interface Props {
  known: readonly IncidentRow[]
  onBack: () => void
  onSent: () => void
}

/** Requests days off (P-08). Never queued: offline it says so and keeps the typed values. */
export function RequestForm(props: Props) {
  const words = useTexts(texts)
  const draft = useRequestDraft()
  if (draft.isReady) return <Fields {...props} draft={draft} />
  return <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} />
}

function Fields({ draft, known, onBack, onSent }: Props & { draft: RequestDraft }) {
  const words = useTexts(texts)
  const id = useId()
  const { values, change, trouble, isSending, send } = useRequest(draft, known, onSent)
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
