import { schoolYears } from '#domain/data-form/data-form-choices.ts'
import { MOST_ROWS } from '#domain/data-form/data-form-rules.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { MonthField } from '#ui/fields/month-field.tsx'
import { PercentSlider } from '#ui/fields/percent-slider.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { fieldId, type Section, type SectionProps } from '../state/step-props.ts'
import { laterTexts } from '../fields/texts-4-7.es.ts'
import { useAnswer } from '../fields/use-answer.ts'
import { FieldWarning } from '../fields/field-warning.tsx'
import { yesNoOptions } from '../fields/yes-no.ts'

type RowProps = SectionProps<5> & { index: number }
const skills = ['hablaIdioma', 'leeIdioma', 'escribeIdioma'] as const

function Language({ index, form, errorOf }: RowProps) {
  const words = useTexts(laterTexts).languages
  const place = `idiomas.${index}` as const
  const [name, setName] = useAnswer(form, `${place}.nombreOtroIdioma`, '')
  return (
    <div role="group" aria-label={words.language(index + 1)} className="t-stack t-gap-4">
      <TextField
        id={fieldId(`${place}.nombreOtroIdioma`)}
        label={words.nombreOtroIdioma}
        autoComplete="off"
        value={name}
        error={errorOf(`${place}.nombreOtroIdioma`)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <p className="t-quiet t-body">{words.skillHint}</p>
      {skills.map((skill) => (
        <Skill key={skill} form={form} name={`${place}.${skill}`} label={words[skill]} errorOf={errorOf} />
      ))}
    </div>
  )
}

interface SkillProps extends Pick<SectionProps<5>, 'form' | 'errorOf'> {
  name: `idiomas.${number}.${(typeof skills)[number]}`
  label: string
}

function Skill({ form, name, label, errorOf }: SkillProps) {
  const words = useTexts(laterTexts).languages
  const [value, setValue] = useAnswer(form, name, 0)
  return (
    <PercentSlider
      id={fieldId(name)}
      label={label}
      words={words}
      value={value}
      onChange={setValue}
      error={errorOf(name)}
    />
  )
}

function Course({ index, form, lists, context, errorOf, warningOf }: RowProps) {
  const all = useTexts(laterTexts)
  const words = all.languages
  const place = `cursos.${index}` as const
  const [name, setName] = useAnswer(form, `${place}.nombreCurso`, '')
  const [month, setMonth] = useAnswer(form, `${place}.fechaCurso`, '')
  const [certificate, setCertificate] = useAnswer(form, `${place}.certificado`, null)
  return (
    <div role="group" aria-label={words.course(index + 1)} className="t-stack t-gap-4">
      <TextField
        id={fieldId(`${place}.nombreCurso`)}
        label={words.nombreCurso}
        autoComplete="off"
        value={name}
        error={errorOf(`${place}.nombreCurso`)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <FieldWarning text={warningOf(`${place}.fechaCurso`)}>
        <MonthField
          id={fieldId(`${place}.fechaCurso`)}
          label={words.fechaCurso}
          words={all}
          years={schoolYears(context.today)}
          value={month}
          onChange={setMonth}
          error={errorOf(`${place}.fechaCurso`)}
        />
      </FieldWarning>
      <RadioCards
        id={fieldId(`${place}.certificado`)}
        label={words.certificado}
        layout="row"
        options={yesNoOptions(lists)}
        value={certificate}
        onChange={setCertificate}
        error={errorOf(`${place}.certificado`)}
      />
    </div>
  )
}

const rows = Array.from({ length: MOST_ROWS }, (_, index) => index)

export const languageSections: readonly Section<5>[] = rows.map((index) => ({
  id: `idioma-${index + 1}`,
  title: () => wordsOf(laterTexts).languages.language(index + 1),
  fields: ['nombreOtroIdioma', ...skills].map((part) => `idiomas.${index}.${part}`),
  isShown: (values) => values.saberIdioma === 1 && values.idiomas.length > index,
  View: (props) => <Language {...props} index={index} />,
}))

export const courseSections: readonly Section<5>[] = rows.map((index) => ({
  id: `curso-${index + 1}`,
  title: () => wordsOf(laterTexts).languages.course(index + 1),
  fields: ['nombreCurso', 'fechaCurso', 'certificado'].map((part) => `cursos.${index}.${part}`),
  isShown: (values) => values.cursoRealizado === 1 && values.cursos.length > index,
  View: (props) => <Course {...props} index={index} />,
}))
