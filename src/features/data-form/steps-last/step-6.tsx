import { heights, NO_DISABILITY, NO_ILLNESS } from '#domain/data-form/data-form-choices.ts'
import type { StepContext } from '#domain/data-form/data-form-rules.ts'
import { withoutHealth } from '#domain/data-form/data-form-step-6.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { CheckCards } from '#ui/choices/check-cards.tsx'
import { CountField } from '#ui/fields/count-field.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { CONSENT_FIELD, consentSection, Refused } from './step-6-consent.tsx'
import { doubtHabits, habitSection } from './step-6-habits.tsx'
import { disabilityOptions, healthLabel, illnessOptions, reviewHealth } from './step-6-review.ts'
import { fieldId, type SectionProps, type StepDefinition } from '../state/step-props.ts'
import { laterTexts } from '../fields/texts-4-7.es.ts'
import { useAnswer } from '../fields/use-answer.ts'
import { yesNoOptions } from '../fields/yes-no.ts'

/** "Elige" is placed before this height, so the list opens near usual values. */
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
    <div className="t-stack t-gap-4">
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

/** Autofill is off, because name and number belong to another person. */
function Emergency({ form, context, errorOf }: SectionProps<6>) {
  const all = useTexts(laterTexts)
  const words = all.health
  const [name, setName] = useAnswer(form, 'nombreNumeroEmergencia')
  const [number, setNumber] = useAnswer(form, 'numeroEmergencia')
  const [kinship, setKinship] = useAnswer(form, 'parentesco')
  return (
    <div className="t-stack t-gap-4">
      {context.health === 'refused' && <Refused />}
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
    <div className="t-stack t-gap-4">
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
            options={lists.activities.map(({ id, nombre }) => ({ value: id, label: nombre, lang: 'es-MX' }))}
            value={chosen}
            onChange={setChosen}
            error={errorOf('nombreEjercicio')}
          />
        ) : (
          <div>
            <p className="t-quiet t-body">{words.noActivities}</p>
            <TextLink onClick={lists.retry}>{all.retryList}</TextLink>
          </div>
        ))}
    </div>
  )
}

const title = (name: 'body' | 'illness' | 'disability' | 'emergency' | 'exercise') => () =>
  wordsOf(laterTexts).health[name]

const isDecided = (_values: unknown, { health }: StepContext) => health !== 'asked'
const isAllowed = (_values: unknown, { health }: StepContext) => health === undefined || health === 'accepted'

/** Questions about health need the person's consent; the emergency contact does not. */
export const step6: StepDefinition<6> = {
  step: 6,
  sections: [
    consentSection,
    { id: 'medidas', title: title('body'), fields: ['estatura', 'peso'], isShown: isAllowed, View: Body },
    { id: 'salud', title: title('illness'), fields: ['enfermedad'], isShown: isAllowed, View: Illness },
    {
      id: 'discapacidad',
      title: title('disability'),
      fields: ['identificacionPersonal'],
      isShown: isAllowed,
      View: Disability,
    },
    {
      id: 'emergencia',
      title: title('emergency'),
      fields: ['nombreNumeroEmergencia', 'numeroEmergencia', 'parentesco'],
      isShown: isDecided,
      View: Emergency,
    },
    {
      id: 'ejercicio',
      title: title('exercise'),
      fields: ['realizaEjercicio', 'nombreEjercicio'],
      isShown: isAllowed,
      View: Exercise,
    },
    { ...habitSection, isShown: isAllowed },
  ],
  labelOf: healthLabel,
  errorText: (field, rule) => {
    const words = wordsOf(laterTexts).health
    if (field === 'peso' && rule === 'notNumeric') return words.pesoError
    return rule === 'ageRange' ? words.ageError : null
  },
  asksFirst: ({ health }) => (health === 'asked' ? { field: CONSENT_FIELD, rule: 'incomplete' } : null),
  doubts: doubtHabits,
  review: reviewHealth,
  adapt: (values, { health }) => (health === 'refused' ? withoutHealth({ ...values }) : values),
}
