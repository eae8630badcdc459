import { useTexts } from '#i18n/use-texts.ts'
import { CheckCards } from '#ui/choices/check-cards.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { questionFieldId } from './field-ids.ts'
import { askableBefore, type TypedQuestion } from './poll-values.ts'
import { texts } from './texts.es.ts'

interface Props {
  question: TypedQuestion
  questions: readonly TypedQuestion[]
  error: string | null
  onChange: (condition: TypedQuestion['cuando']) => void
}

export function ConditionFields({ question, questions, error, onChange }: Props) {
  const words = useTexts(texts).condition
  const { id, cuando } = question
  const earlier = askableBefore(questions, id)
  const asked = cuando === null ? undefined : questions.find((one) => one.id === cuando.pregunta)
  if (earlier.length === 0 && !asked) return null
  // The question of the condition stays a choice, also after a move has put it later.
  const choices = asked && !earlier.includes(asked) ? [...earlier, asked] : earlier
  const placeOf = (one: TypedQuestion) => questions.indexOf(one) + 1
  return (
    <>
      <SelectField
        id={questionFieldId(id, 'cuando')}
        label={words.label}
        value={cuando === null ? '' : String(cuando.pregunta)}
        error={error}
        options={[
          { value: '', label: words.always },
          ...choices.map((one) => ({
            value: String(one.id),
            label: words.after(placeOf(one), one.pregunta.trim()),
          })),
        ]}
        onChange={(event) => {
          const pregunta = Number(event.currentTarget.value)
          onChange(pregunta > 0 ? { pregunta, opciones: [] } : null)
        }}
      />
      {asked && cuando && (
        <CheckCards
          label={words.anyOf(placeOf(asked))}
          value={cuando.opciones}
          options={asked.opciones.map((option, at) => ({
            value: option.id,
            label: option.texto.trim() === '' ? words.unnamed(at + 1) : option.texto,
            lang: 'es-MX',
          }))}
          onChange={(opciones) => onChange({ ...cuando, opciones })}
        />
      )}
    </>
  )
}
