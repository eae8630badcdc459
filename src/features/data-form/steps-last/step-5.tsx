import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Values } from '#domain/data-form/data-form.ts'
import { isMonthToCome } from '#domain/data-form/data-form-doubts.ts'
import { MOST_ROWS } from '#domain/data-form/data-form-rules.ts'
import { emptyCourse, emptyLanguage } from '#domain/data-form/data-form-step-5.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { fieldId, type ReviewRow, type SectionProps, type StepDefinition } from '../state/step-props.ts'
import { reviewCourse, reviewLanguage } from './step-5-review.ts'
import { courseSections, languageSections } from './step-5-rows.tsx'
import { laterTexts } from '../fields/texts-4-7.es.ts'
import { useAnswer } from '../fields/use-answer.ts'
import { yesNoOptions, yesNoText } from '../fields/yes-no.ts'

/** For each list: the field of the question, the field of the row count, and a function for an empty row. */
const lists = {
  idiomas: { question: 'saberIdioma', count: 'numeroIdiomas', empty: emptyLanguage },
  cursos: { question: 'cursoRealizado', count: 'numeroCursos', empty: emptyCourse },
} as const
type ListName = keyof typeof lists

/** Parses '3' as 3; returns null for an invalid row count. */
function rowCount(text: string): number | null {
  const digits = text.replace(/\s+/g, '')
  const count = Number(digits)
  return /^[0-9]{1,2}$/.test(digits) && count <= MOST_ROWS ? count : null
}

/**
 * Keeps as many rows as the number says. While the screen is open, a larger number restores removed rows: typing 12
 * over 2 passes through 1.
 */
function useRows(form: UseFormReturn<Values[5]>, name: ListName): (count: string) => void {
  const longest = useRef<unknown[]>([])
  return (text) => {
    const count = rowCount(text)
    if (count === null) return
    const rows: unknown[] = form.getValues(name)
    longest.current = [...rows, ...longest.current.slice(rows.length)]
    const next = Array.from({ length: count }, (_, index) => longest.current[index] ?? lists[name].empty())
    if (next.length !== rows.length) form.setValue(name, next as Values[5][ListName], { shouldDirty: true })
  }
}

function HowMany({ name, form, lists: known, errorOf }: SectionProps<5> & { name: ListName }) {
  const words = useTexts(laterTexts).languages
  const { question, count } = lists[name]
  const [answer, setAnswer] = useAnswer(form, question)
  const [number, setNumber] = useAnswer(form, count)
  const resize = useRows(form, name)
  return (
    <div className="t-stack t-gap-4">
      <RadioCards
        id={fieldId(question)}
        label={words[question]}
        layout="row"
        options={yesNoOptions(known)}
        value={answer}
        onChange={setAnswer}
        error={errorOf(question)}
      />
      {answer === 1 && (
        <TextField
          id={fieldId(count)}
          label={words[count]}
          description={words.countHint}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          error={errorOf(count)}
          onChange={(event) => {
            setNumber(event.currentTarget.value)
            resize(event.currentTarget.value)
          }}
        />
      )}
    </div>
  )
}

/** A single screen asks both questions, because most people answer no twice. */
const Questions = (props: SectionProps<5>) => (
  <>
    <HowMany {...props} name="idiomas" />
    <HowMany {...props} name="cursos" />
  </>
)

const own = ['saberIdioma', 'numeroIdiomas', 'cursoRealizado', 'numeroCursos'] as const
const inRow = [
  'nombreOtroIdioma',
  'hablaIdioma',
  'leeIdioma',
  'escribeIdioma',
  'nombreCurso',
  'fechaCurso',
  'certificado',
] as const

function labelOf(field: string): string {
  const all = wordsOf(laterTexts)
  const words = all.languages
  const [list = '', index = '', part = ''] = field.split('.')
  const name = own.find((entry) => entry === field)
  if (name) return words[name]
  const number = Number(index) + 1
  const row = list === 'cursos' ? words.course(number) : words.language(number)
  const inside = inRow.find((entry) => entry === part)
  return inside ? all.ofField(row, words[inside]) : row
}

function review(values: Values[5], known: Parameters<typeof yesNoText>[1]): ReviewRow[] {
  const words = wordsOf(laterTexts).languages
  const languages = values.saberIdioma === 1 ? values.idiomas : []
  const courses = values.cursoRealizado === 1 ? values.cursos : []
  return [
    { label: words.saberIdioma, value: yesNoText(values.saberIdioma, known) },
    ...languages.map((row, index) => ({ label: words.language(index + 1), value: reviewLanguage(row) })),
    { label: words.cursoRealizado, value: yesNoText(values.cursoRealizado, known) },
    ...courses.map((row, index) => ({ label: words.course(index + 1), value: reviewCourse(row) })),
  ]
}

export const step5: StepDefinition<5> = {
  step: 5,
  sections: [
    {
      id: 'preguntas',
      title: () => wordsOf(laterTexts).languages.knows,
      fields: own,
      View: Questions,
    },
    ...languageSections,
    ...courseSections,
  ],
  labelOf,
  errorText: (field, rule) =>
    rule === 'countNotNumeric' && own.some((entry) => entry === field)
      ? wordsOf(laterTexts).languages.countError
      : null,
  doubts: ({ cursoRealizado, cursos }, { today }) =>
    (cursoRealizado === 1 ? cursos : []).flatMap(({ fechaCurso }, index) =>
      isMonthToCome(fechaCurso, today)
        ? [{ field: `cursos.${index}.fechaCurso`, text: wordsOf(laterTexts).monthToCome }]
        : [],
    ),
  review,
}
