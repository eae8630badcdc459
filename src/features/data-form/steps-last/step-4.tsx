import { schoolYears } from '#domain/data-form/data-form-choices.ts'
import { isMonthToCome } from '#domain/data-form/data-form-doubts.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { MonthField } from '#ui/fields/month-field.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { careersOf } from '../fields/careers.ts'
import { ChoiceOrText } from '../fields/choice-or-text.tsx'
import { monthText } from '../fields/months.ts'
import { fieldId, type SectionProps, type StepDefinition } from '../state/step-props.ts'
import { laterTexts } from '../fields/texts-4-7.es.ts'
import { useAnswer } from '../fields/use-answer.ts'
import { FieldWarning } from '../fields/field-warning.tsx'
import { yesNoOptions, yesNoText } from '../fields/yes-no.ts'

/** The contract's fields for a master's degree have no screen (FORM4-06). */
function Studies({ form, lists, errorOf }: SectionProps<4>) {
  const words = useTexts(laterTexts)
  const [level, setLevel] = useAnswer(form, 'nivelEstudios')
  const [career, setCareer] = useAnswer(form, 'carrera')
  const [school, setSchool] = useAnswer(form, 'nombre')
  const changeLevel = (next: string) => {
    setLevel(next)
    const careers = careersOf(next, lists)
    const [only] = careers
    if (careers.includes(career)) return
    setCareer(careers.length === 1 && only !== undefined ? only : '')
  }
  return (
    <div className="t-stack t-gap-4">
      <ChoiceOrText
        id={fieldId('nivelEstudios')}
        label={words.education.nivelEstudios}
        options={lists.levels.map((entry) => entry.nombre)}
        value={level}
        onChange={changeLevel}
        error={errorOf('nivelEstudios')}
        isLoading={lists.loadsEducation}
        words={{
          choose: words.choose,
          other: words.education.otherLevel,
          write: words.education.writeLevel,
        }}
      />
      <ChoiceOrText
        // Another level resets the field's text mode. A list that arrives later must not reset the mode.
        key={level}
        id={fieldId('carrera')}
        label={words.education.carrera}
        options={careersOf(level, lists)}
        value={career}
        onChange={setCareer}
        error={errorOf('carrera')}
        isLoading={lists.loadsEducation}
        words={{
          choose: words.choose,
          other: words.education.otherCareer,
          write: words.education.writeCareer,
        }}
      />
      <TextField
        id={fieldId('nombre')}
        label={words.education.nombre}
        value={school}
        autoComplete="off"
        error={errorOf('nombre')}
        onChange={(event) => setSchool(event.currentTarget.value)}
      />
    </div>
  )
}

function End({ form, lists, context, errorOf, warningOf }: SectionProps<4>) {
  const words = useTexts(laterTexts)
  const [month, setMonth] = useAnswer(form, 'fechaEscolaridad')
  const [degree, setDegree] = useAnswer(form, 'tituladoEscolaridad')
  return (
    <div className="t-stack t-gap-4">
      <FieldWarning text={warningOf('fechaEscolaridad')}>
        <MonthField
          id={fieldId('fechaEscolaridad')}
          label={words.education.fechaEscolaridad}
          description={words.education.dateHint}
          words={words}
          years={schoolYears(context.today)}
          value={month}
          onChange={setMonth}
          error={errorOf('fechaEscolaridad')}
        />
      </FieldWarning>
      <RadioCards
        id={fieldId('tituladoEscolaridad')}
        label={words.education.tituladoEscolaridad}
        layout="row"
        options={yesNoOptions(lists)}
        value={degree}
        onChange={setDegree}
        error={errorOf('tituladoEscolaridad')}
      />
    </div>
  )
}

const labels = ['nivelEstudios', 'carrera', 'nombre', 'fechaEscolaridad', 'tituladoEscolaridad'] as const

export const step4: StepDefinition<4> = {
  step: 4,
  sections: [
    {
      id: 'estudios',
      title: () => wordsOf(laterTexts).education.studies,
      fields: ['nivelEstudios', 'carrera', 'nombre'],
      View: Studies,
    },
    {
      id: 'termino',
      title: () => wordsOf(laterTexts).education.end,
      fields: ['fechaEscolaridad', 'tituladoEscolaridad'],
      View: End,
    },
  ],
  labelOf: (field) => {
    const name = labels.find((label) => label === field)
    return name ? wordsOf(laterTexts).education[name] : field
  },
  errorText: (field, rule) =>
    field === 'fechaEscolaridad' && rule === 'dateInvalid' ? wordsOf(laterTexts).education.dateError : null,
  doubts: ({ fechaEscolaridad }, { today }) =>
    isMonthToCome(fechaEscolaridad, today)
      ? [{ field: 'fechaEscolaridad', text: wordsOf(laterTexts).monthToCome }]
      : [],
  review: (values, lists) => {
    const words = wordsOf(laterTexts).education
    return [
      { label: words.nivelEstudios, value: values.nivelEstudios },
      { label: words.carrera, value: values.carrera },
      { label: words.nombre, value: values.nombre },
      { label: words.fechaEscolaridad, value: monthText(values.fechaEscolaridad) },
      { label: words.tituladoEscolaridad, value: yesNoText(values.tituladoEscolaridad, lists) },
    ]
  },
}
