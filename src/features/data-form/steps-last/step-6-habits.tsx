import { ageOn, isStartDoubtful } from '#domain/data-form/data-form-doubts.ts'
import { type Habit, habits } from '#domain/data-form/data-form-step-6.ts'
import type { Values } from '#domain/data-form/data-form.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { habitParts } from './step-6-review.ts'
import { type Doubt, type Facts, fieldId, type Section, type SectionProps } from '../state/step-props.ts'
import { laterTexts } from '../fields/texts-4-7.es.ts'
import { useAnswer } from '../fields/use-answer.ts'
import { FieldWarning } from '../fields/field-warning.tsx'
import { yesNoOptions } from '../fields/yes-no.ts'

type Part = (typeof habitParts)[number]

type Props = SectionProps<6> & { habit: Habit }

function HabitQuestion({ habit, ...props }: Props) {
  const { form, lists, errorOf } = props
  const words = useTexts(laterTexts).health.habits[habit]
  const [answer, setAnswer] = useAnswer(form, habit)
  return (
    <div role="group" aria-label={words.title} className="t-stack t-gap-4">
      <RadioCards
        id={fieldId(habit)}
        label={words.question}
        layout="row"
        options={yesNoOptions(lists)}
        value={answer}
        onChange={setAnswer}
        error={errorOf(habit)}
      />
      {answer === 1 &&
        habitParts.map((part) => <Detail key={part.name} {...props} habit={habit} part={part} />)}
    </div>
  )
}

function Detail({ habit, part, form, errorOf, warningOf }: Props & { part: Part }) {
  const words = useTexts(laterTexts).health
  const field = `${habit}${part.suffix}` as const
  const [text, setText] = useAnswer(form, field)
  const hints = { edadInicio: words.ageHint, frecuencia: words.frequencyHint, ultimoConsumo: words.lastHint }
  return (
    <FieldWarning text={warningOf(field)} typed={text}>
      <TextField
        id={fieldId(field)}
        label={words.habits[habit][part.name]}
        description={hints[part.name]}
        inputMode={part.name === 'edadInicio' ? 'numeric' : 'text'}
        autoComplete="off"
        value={text}
        error={errorOf(field)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FieldWarning>
  )
}

export function doubtHabits(values: Values[6], { today, birthDate }: Facts): Doubt[] {
  const words = wordsOf(laterTexts).health
  const age = ageOn(today, birthDate)
  return habits.flatMap((habit) => {
    const field = `${habit}EdadInicio` as const
    if (values[habit] !== 1 || !isStartDoubtful(values[field], age)) return []
    const isToCome = age !== null && Number(values[field]) > age
    return [{ field, text: isToCome ? words.startToCome(age) : words.startDoubt }]
  })
}

export const habitSection: Section<6> = {
  id: 'habitos',
  title: () => wordsOf(laterTexts).health.habitsTitle,
  fields: habits.flatMap((habit) => [habit, ...habitParts.map(({ suffix }) => `${habit}${suffix}`)]),
  View: (props) => habits.map((habit) => <HabitQuestion key={habit} {...props} habit={habit} />),
}
