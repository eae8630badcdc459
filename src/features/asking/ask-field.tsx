import { useTexts } from '#i18n/use-texts.ts'
import { type AskField, type AskedKind, hourChoices } from '#models/asking/ask-forms.ts'
import { readTime } from '#models/asking/ask-values.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { labelOf } from './describe.ts'
import { PersonField } from './person-field.tsx'
import { texts } from './texts.es.ts'

interface Props {
  kind: AskedKind
  field: AskField
  id: string
  value: string
  error: string | null
  onChange: (value: string) => void
}

export function AskFieldInput({ kind, field, id, value, error, onChange }: Props) {
  const words = useTexts(texts)
  const name = labelOf(kind, field.name, words)
  const label = field.isNeeded ? name : words.fill.optional(name)
  const shared = { id, label, error }
  const line = { ...shared, value, autoComplete: 'off' }
  const write = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value)
  switch (field.kind) {
    case 'text':
      return (
        <TextArea
          {...shared}
          rows={3}
          value={value}
          limit={field.most ?? 0}
          countText={words.fill.count}
          onChange={onChange}
        />
      )
    case 'time':
      return (
        <TextField
          {...line}
          description={words.fill.timeHelp}
          inputMode="numeric"
          onChange={write}
          onBlur={() => readTime(value) !== value && onChange(readTime(value))}
        />
      )
    case 'hours':
      return (
        <SelectField
          {...line}
          options={[
            { value: '', label: words.fill.none },
            ...hourChoices.map((hours) => ({ value: String(hours), label: words.hours(hours) })),
          ]}
          onChange={write}
        />
      )
    case 'person':
      return <PersonField {...shared} value={value} onChange={onChange} />
    case 'choice': {
      const answers: Partial<Record<string, string>> = words.letter.answers
      return (
        <RadioCards
          {...shared}
          layout="row"
          value={value}
          options={(field.answers ?? []).map((each) => ({ value: each, label: answers[each] ?? each }))}
          onChange={onChange}
        />
      )
    }
    case 'count':
      return <TextField {...line} inputMode="numeric" onChange={write} />
    case 'money':
      return <TextField {...line} inputMode="decimal" onChange={write} />
    case 'mail':
      return <TextField {...line} inputMode="email" autoCapitalize="none" onChange={write} />
    default:
      return (
        <TextField
          {...line}
          description={field.name === 'dirigida' && words.fill.ifEmpty(words.letter.anybody)}
          onChange={write}
        />
      )
  }
}
