import { useTexts } from '#i18n/use-texts.ts'
import { type AskedKind, askForms, type AskValues, type FieldName } from '#models/asking/ask-forms.ts'
import type { AskProblem } from '#models/asking/ask-values.ts'
import { useKnownDays } from '#models/days/use-known-days.ts'
import { DaysField, endId } from '#pieces/days/days-field.tsx'
import { labelOf } from './describe.ts'
import { texts } from './texts.es.ts'

interface Props {
  kind: AskedKind
  id: string
  values: AskValues
  problems: readonly AskProblem[]
  onChange: (part: AskValues) => void
}

export function AskDays({ kind, id, values, problems, onChange }: Props) {
  const words = useTexts(texts)
  const known = useKnownDays()
  const isRange = askForms[kind].fields.some(({ name }) => name === 'diaFin')
  const from = values.dia ?? ''
  const wrong = problems.find(({ field }) => field === 'dia' || field === 'diaFin')
  const label = labelOf(kind, 'dia', words)
  return (
    <DaysField
      id={id}
      mode={isRange ? 'range' : 'one'}
      label={isRange ? words.fill.days : label}
      names={{ from: label, to: words.fill.optional(labelOf(kind, 'diaFin', words)) }}
      known={known}
      picked={{ from, to: values.diaFin || from }}
      daysBack={askForms[kind].daysBack}
      error={
        wrong ? { text: words.problems[wrong.problem], at: wrong.field === 'dia' ? 'from' : 'to' } : null
      }
      onChange={({ from: dia, to }) => onChange({ dia, ...(isRange && { diaFin: to === dia ? '' : to }) })}
    />
  )
}

/** Returns the possible ids of a field. */
export function fieldIds(name: FieldName): string[] {
  return name === 'diaFin' ? [endId(fieldId('dia')), fieldId('dia')] : [fieldId(name)]
}

export const fieldId = (name: FieldName) => `pedir-${name}`
