import { disabilities, heights, illnesses } from '#domain/data-form-choices.ts'
import type { Values } from '#domain/data-form.ts'
import { habits } from '#domain/data-form-step-6.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { CheckCards } from '#ui/check-cards.tsx'
import { CountField } from '#ui/count-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { habitParts, habitSections, reviewHabit } from './step-6-habits.tsx'
import {
  fieldId,
  type FormLists,
  type ReviewRow,
  type SectionProps,
  type StepDefinition,
} from './step-props.ts'
import { laterTexts } from './texts-4-7.ts'
import { useAnswer } from './use-answer.ts'
import { yesNoOptions, yesNoText } from './yes-no.ts'
import classes from './step-fields.module.css'

/** A picker opens at the entry that is chosen: "Elige" stands among the heights, just before the usual ones. */
const USUAL_HEIGHT = '1.65'

function Body({ form, errorOf }: SectionProps<6>) {
  const all = useTexts(laterTexts)
  const words = all.health
  const [height, setHeight] = useAnswer(form, 'estatura')
  const [weight, setWeight] = useAnswer(form, 'peso')
  const options = heights.flatMap((value) => {
    const option = { value, label: words.metres(value) }
    return value === USUAL_HEIGHT ? [{ value: '', label: all.choose }, option] : [option]
  })
  return (
    <div className={classes.stack}>
      <SelectField
        id={fieldId('estatura')}
        label={words.estatura}
        options={options}
        value={height}
        error={errorOf('estatura')}
        onChange={(event) => setHeight(event.currentTarget.value)}
      />
      <TextField
        id={fieldId('peso')}
        label={words.peso}
        description={words.pesoHint}
        inputMode="decimal"
        autoComplete="off"
        value={weight}
        error={errorOf('peso')}
        onChange={(event) => setWeight(event.currentTarget.value)}
      />
    </div>
  )
}

function illnessOptions() {
  const words = wordsOf(laterTexts).health.illnesses
  const names = [words.none, words.diabetes, words.hypertension, words.pregnancy, words.glasses]
  return illnesses.map((value, index) => ({ value, label: names[index] ?? '' }))
}

function disabilityOptions() {
  const words = wordsOf(laterTexts).health.disabilities
  const names = [words.none, words.motor, words.hearing, words.visual, words.intellectual, words.silent]
  return disabilities.map((value, index) => ({ value, label: names[index] ?? '' }))
}

/** 'None' stands alone. */
const NO_ILLNESS = [1]
/** So do 'no' and 'prefers not to answer'. */
const NO_DISABILITY = [1, 6]

function Illness({ form, errorOf }: SectionProps<6>) {
  const words = useTexts(laterTexts).health
  const [chosen, setChosen] = useAnswer(form, 'enfermedad')
  return (
    <CheckCards
      id={fieldId('enfermedad')}
      label={words.enfermedad}
      description={words.several}
      options={illnessOptions()}
      exclusive={NO_ILLNESS}
      value={chosen}
      onChange={setChosen}
      error={errorOf('enfermedad')}
    />
  )
}

function Disability({ form, errorOf }: SectionProps<6>) {
  const words = useTexts(laterTexts).health
  const [chosen, setChosen] = useAnswer(form, 'identificacionPersonal')
  return (
    <CheckCards
      id={fieldId('identificacionPersonal')}
      label={words.identificacionPersonal}
      description={words.several}
      options={disabilityOptions()}
      exclusive={NO_DISABILITY}
      value={chosen}
      onChange={setChosen}
      error={errorOf('identificacionPersonal')}
    />
  )
}

/** Somebody else's name and number: the phone must not offer the person's own. */
function Emergency({ form, errorOf }: SectionProps<6>) {
  const all = useTexts(laterTexts)
  const words = all.health
  const [name, setName] = useAnswer(form, 'nombreNumeroEmergencia')
  const [number, setNumber] = useAnswer(form, 'numeroEmergencia')
  const [kinship, setKinship] = useAnswer(form, 'parentesco')
  return (
    <div className={classes.stack}>
      <TextField
        id={fieldId('nombreNumeroEmergencia')}
        label={words.nombreNumeroEmergencia}
        autoComplete="off"
        value={name}
        error={errorOf('nombreNumeroEmergencia')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <CountField
        id={fieldId('numeroEmergencia')}
        label={words.numeroEmergencia}
        inputMode="numeric"
        length={10}
        countText={all.countOf}
        value={number}
        error={errorOf('numeroEmergencia')}
        onChange={setNumber}
      />
      <TextField
        id={fieldId('parentesco')}
        label={words.parentesco}
        description={words.parentescoHint}
        autoComplete="off"
        value={kinship}
        error={errorOf('parentesco')}
        onChange={(event) => setKinship(event.currentTarget.value)}
      />
    </div>
  )
}

function Exercise({ form, lists, errorOf }: SectionProps<6>) {
  const all = useTexts(laterTexts)
  const words = all.health
  const [exercises, setExercises] = useAnswer(form, 'realizaEjercicio')
  const [chosen, setChosen] = useAnswer(form, 'nombreEjercicio')
  return (
    <div className={classes.stack}>
      <RadioCards
        id={fieldId('realizaEjercicio')}
        label={words.realizaEjercicio}
        layout="row"
        options={yesNoOptions(lists)}
        value={exercises}
        onChange={setExercises}
        error={errorOf('realizaEjercicio')}
      />
      {exercises === 1 &&
        (lists.activities.length > 0 ? (
          <CheckCards
            id={fieldId('nombreEjercicio')}
            label={words.nombreEjercicio}
            description={words.several}
            options={lists.activities.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            value={chosen}
            onChange={setChosen}
            error={errorOf('nombreEjercicio')}
          />
        ) : (
          <div>
            <p className={classes.hint}>{words.noActivities}</p>
            <TextLink onClick={lists.retry}>{all.retryList}</TextLink>
          </div>
        ))}
    </div>
  )
}

const labels = [
  'estatura',
  'peso',
  'enfermedad',
  'identificacionPersonal',
  'nombreNumeroEmergencia',
  'realizaEjercicio',
  'nombreEjercicio',
] as const

function labelOf(field: string): string {
  const all = wordsOf(laterTexts)
  const words = all.health
  if (field === 'numeroEmergencia') return words.numeroEmergenciaLong
  if (field === 'parentesco') return words.parentescoLong
  const name = labels.find((label) => label === field)
  if (name) return words[name]
  const habit = habits.find((entry) => field.startsWith(entry))
  if (!habit) return field
  const part = habitParts.find((entry) => field === `${habit}${entry.suffix}`)
  const { title } = words.habits[habit]
  return part ? all.ofField(title, words.habitParts[part.name]) : title
}

function review(values: Values[6], lists: FormLists): ReviewRow[] {
  const words = wordsOf(laterTexts).health
  const names = (chosen: readonly number[], options: readonly { value: number; label: string }[]) =>
    options
      .filter(({ value }) => chosen.includes(value))
      .map(({ label }) => label)
      .join(', ')
  const activities = lists.activities.map(({ id, nombre }) => ({ value: id, label: nombre }))
  const exercise = [yesNoText(values.realizaEjercicio, lists)]
  if (values.realizaEjercicio === 1) exercise.push(names(values.nombreEjercicio, activities))
  const { nombreNumeroEmergencia, parentesco, numeroEmergencia } = values
  return [
    { label: words.estatura, value: values.estatura && words.metres(values.estatura) },
    { label: words.peso, value: values.peso && words.kilos(values.peso) },
    { label: words.illness, value: names(values.enfermedad, illnessOptions()) },
    { label: words.disability, value: names(values.identificacionPersonal, disabilityOptions()) },
    {
      label: words.emergency,
      value: [nombreNumeroEmergencia, parentesco, numeroEmergencia].filter(Boolean).join(', '),
    },
    { label: words.exercise, value: exercise.filter(Boolean).join(': ') },
    ...habits.map((habit) => ({
      label: words.habits[habit].title,
      value: reviewHabit(habit, values, lists),
    })),
  ]
}

const title = (name: 'body' | 'illness' | 'disability' | 'emergency' | 'exercise') => () =>
  wordsOf(laterTexts).health[name]

export const step6: StepDefinition<6> = {
  step: 6,
  sections: [
    { id: 'medidas', title: title('body'), fields: ['estatura', 'peso'], View: Body },
    { id: 'salud', title: title('illness'), fields: ['enfermedad'], View: Illness },
    { id: 'discapacidad', title: title('disability'), fields: ['identificacionPersonal'], View: Disability },
    {
      id: 'emergencia',
      title: title('emergency'),
      fields: ['nombreNumeroEmergencia', 'numeroEmergencia', 'parentesco'],
      View: Emergency,
    },
    {
      id: 'ejercicio',
      title: title('exercise'),
      fields: ['realizaEjercicio', 'nombreEjercicio'],
      View: Exercise,
    },
    ...habitSections,
  ],
  labelOf,
  errorText: (field, rule) => {
    const words = wordsOf(laterTexts).health
    if (field === 'peso' && rule === 'notNumeric') return words.pesoError
    return rule === 'ageRange' ? words.ageError : null
  },
  review,
}
