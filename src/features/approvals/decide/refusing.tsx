import { useEffect, useState } from 'react'
import { listRejectionTypes } from '#contract/approvals/vacancies.ts'
import { showScreenAlert } from '#hooks/operations/alert.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { justifyTexts } from '#i18n/justify-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Pending } from '#models/approvals/pending.ts'
import { JustifyDialog, REASON_LENGTH } from '#ui/dialogs/justify-dialog.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { texts } from '../texts.es.ts'
import { About } from './about.tsx'
import type { Problem } from './problem.ts'

interface Props {
  item: Pending
  typed: string
  onType: (reason: string) => void
  isBusy: boolean
  problem: Problem | null
  onCancel: () => void
  onRefuse: (reason: string) => void
}

export function Refusing({ item, typed, onType, isBusy, problem, onCancel, onRefuse }: Props) {
  const words = useTexts(justifyTexts)
  const [reason, setReason] = useState(typed)
  const write = (next: string) => {
    setReason(next)
    onType(next)
  }
  return (
    <JustifyDialog
      words={words}
      about={<About item={item} />}
      reason={reason}
      isBusy={isBusy}
      problem={problem}
      onCancel={onCancel}
      onAccept={onRefuse}
      field={({ error }) => {
        const shared = { reason, error, onReason: write }
        return item.kind === 'candidato' ? <Types {...shared} /> : <Text {...shared} />
      }}
    />
  )
}

interface FieldProps {
  reason: string
  error: string | null
  onReason: (reason: string) => void
}

function Text({ reason, error, onReason }: FieldProps) {
  const words = useTexts(justifyTexts)
  return (
    <TextArea
      data-autofocus
      label={words.reason}
      description={words.hint}
      rows={4}
      value={reason}
      limit={REASON_LENGTH}
      countText={words.count}
      error={error}
      onChange={onReason}
    />
  )
}

/**
 * Rejects a candidate with one of the company's rejection types (JUST-03, JUST-08, K-55). Without the list, the
 * person types a reason.
 */
function Types(props: FieldProps) {
  const words = useTexts(justifyTexts)
  const { failure: failureWords } = useTexts(texts)
  const { data, failure } = useOperation(listRejectionTypes, {})
  const told = failure === null || data ? '' : failureText(failure, failureWords)
  useEffect(() => {
    if (told !== '') void showScreenAlert(told)
  }, [told])
  const types = data?.respuesta.map(({ descripcion }) => descripcion) ?? []
  const isOwn = props.reason !== '' && !types.includes(props.reason)
  if (types.length === 0 || isOwn) return <Text {...props} />
  return (
    <RadioCards
      label={words.reason}
      description={words.hint}
      error={props.error}
      value={props.reason}
      options={types.map((type) => ({ value: type, label: type, lang: 'es-MX' as const }))}
      onChange={props.onReason}
    />
  )
}
