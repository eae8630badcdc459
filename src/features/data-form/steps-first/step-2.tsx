import { IconId } from '@tabler/icons-react'
import { readEmployeeIds } from '#contract/documents/documents.ts'
import { ageOn, isAgeDoubtful } from '#domain/data-form/data-form-doubts.ts'
import { birthFromCurp } from '#domain/data-form/data-form-warnings.ts'
import { birthStates, BORN_HERE } from '#domain/data-form/birth-states.es.ts'
import type { Values } from '#domain/data-form/data-form.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { type Facts, fieldId, FORM, type SectionProps, type StepDefinition } from '../state/step-props.ts'
import { listName } from '../fields/list-name.ts'
import { firstTexts } from '../fields/texts-1-3.es.ts'
import { texts } from '../texts.es.ts'
import { useAnswer } from '../fields/use-answer.ts'
import { FieldWarning } from '../fields/field-warning.tsx'

function BirthSection({ form, errorOf, warningOf }: SectionProps<2>) {
  const words = useTexts(firstTexts).personal
  const [date, setDate] = useAnswer(form, 'fechaNacimiento')
  return (
    <>
      <BirthOffer form={form} />
      <TextField
        id={fieldId('nacionalidad')}
        label={words.nacionalidad}
        description={words.nacionalidadHint}
        autoComplete="off"
        error={errorOf('nacionalidad')}
        {...form.register('nacionalidad')}
      />
      <FieldWarning text={warningOf('fechaNacimiento')}>
        <DateBoxes
          id={fieldId('fechaNacimiento')}
          label={words.fechaNacimiento}
          isBirthday
          words={{ day: words.day, month: words.month, year: words.year }}
          value={date}
          error={errorOf('fechaNacimiento')}
          onChange={setDate}
        />
      </FieldWarning>
      <TextField
        id={fieldId('lugarNacimiento')}
        label={words.lugarNacimiento}
        description={words.lugarHint}
        autoComplete="off"
        error={errorOf('lugarNacimiento')}
        {...form.register('lugarNacimiento')}
      />
    </>
  )
}

/** Offers birth date and state of birth from the CURP of step 3, else from the company's CURP. */
function BirthOffer({ form }: Pick<SectionProps<2>, 'form'>) {
  const words = useTexts(firstTexts).personal
  const { data } = useOperation(readEmployeeIds, {})
  const typed = useDraft<Values[3]>(FORM, '3').values?.curp
  const [date, setDate] = useAnswer(form, 'fechaNacimiento')
  const [place, setPlace] = useAnswer(form, 'lugarNacimiento')
  const birth = birthFromCurp(typed || (data?.colaborador.curp ?? ''))
  if (!birth || date === birth.date || (date !== '' && place !== '')) return null
  const state = birthStates[birth.stateCode] ?? ''
  return (
    <Banner tone="teal" icon={<IconId />}>
      <p>{words.offer(formatDate(birth.date), state)}</p>
      <TextLink
        underline
        onClick={() => {
          setDate(birth.date)
          if (place === '') setPlace(state)
          if (birth.stateCode !== 'NE' && form.getValues('nacionalidad') === '') {
            form.setValue('nacionalidad', BORN_HERE)
          }
        }}
      >
        {words.take}
      </TextLink>
    </Banner>
  )
}

function StatusSection({ form, lists, errorOf }: SectionProps<2>) {
  const general = useTexts(texts)
  const words = useTexts(firstTexts).personal
  const [status, setStatus] = useAnswer(form, 'estadoCivil')
  if (lists.maritalStatuses.length === 0) {
    return (
      <p className="t-quiet">
        {words.noList}{' '}
        <TextLink underline onClick={lists.retry}>
          {general.again}
        </TextLink>
      </p>
    )
  }
  return (
    <RadioCards
      id={fieldId('estadoCivil')}
      label={words.estadoCivil}
      value={status}
      options={lists.maritalStatuses.map(({ id, nombre }) => ({ value: id, label: nombre, lang: 'es-MX' }))}
      error={errorOf('estadoCivil')}
      onChange={setStatus}
    />
  )
}

const words = () => wordsOf(firstTexts).personal
type Field = keyof Values[2]

function birthDoubt(date: string, { today, curp }: Facts): string | null {
  const age = ageOn(today, date)
  if (age === null) return null
  const told = birthFromCurp(curp)?.date ?? date
  if (told !== date) return words().curpDoubt(formatDate(told))
  return isAgeDoubtful(age) ? words().ageDoubt(age) : null
}

export const step2: StepDefinition<2> = {
  step: 2,
  sections: [
    {
      id: 'nacimiento',
      title: () => words().birth,
      fields: ['nacionalidad', 'fechaNacimiento', 'lugarNacimiento'],
      View: BirthSection,
    },
    { id: 'estado', title: () => words().status, fields: ['estadoCivil'], View: StatusSection },
  ],
  labelOf: (field) => words()[field as Field],
  doubts: ({ fechaNacimiento }, facts) => {
    const text = birthDoubt(fechaNacimiento, facts)
    return text === null ? [] : [{ field: 'fechaNacimiento', text }]
  },
  review: (values, lists) => [
    { label: words().nacionalidad, value: values.nacionalidad },
    { label: words().fechaNacimiento, value: formatDate(values.fechaNacimiento) },
    { label: words().lugarNacimiento, value: values.lugarNacimiento },
    {
      label: words().estadoCivil,
      value: listName(values.estadoCivil, lists.maritalStatuses),
    },
  ],
}
