import { disabilities, illnesses } from '#domain/data-form/data-form-choices.ts'
import type { Values } from '#domain/data-form/data-form.ts'
import { type Habit, habits } from '#domain/data-form/data-form-step-6.ts'
import { wordsOf } from '#i18n/texts.ts'
import type { FormLists, ReviewRow } from '../state/step-props.ts'
import { listName } from '../fields/list-name.ts'
import { laterTexts } from '../fields/texts-4-7.es.ts'
import { yesNoText } from '../fields/yes-no.ts'

export const habitParts = [
  { suffix: 'EdadInicio', name: 'edadInicio' },
  { suffix: 'Frecuencia', name: 'frecuencia' },
  { suffix: 'UltimoConsumo', name: 'ultimoConsumo' },
] as const

export function illnessOptions() {
  const words = wordsOf(laterTexts).health.illnesses
  const names = [words.none, words.diabetes, words.hypertension, words.pregnancy, words.glasses]
  return illnesses.map((value, index) => ({ value, label: names[index] ?? '' }))
}

export function disabilityOptions() {
  const words = wordsOf(laterTexts).health.disabilities
  const names = [words.none, words.motor, words.hearing, words.visual, words.intellectual, words.silent]
  return disabilities.map((value, index) => ({ value, label: names[index] ?? '' }))
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

export function healthLabel(field: string): string {
  const all = wordsOf(laterTexts)
  const words = all.health
  if (field === 'permiso') return words.consent.title
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

export function reviewHealth(values: Values[6], lists: FormLists): ReviewRow[] {
  const words = wordsOf(laterTexts).health
  const names = (chosen: readonly number[], options: readonly { value: number; label: string }[]) =>
    options
      .filter(({ value }) => chosen.includes(value))
      .map(({ label }) => label)
      .join(', ')
  const exercise = [yesNoText(values.realizaEjercicio, lists)]
  if (values.realizaEjercicio === 1) {
    const activities = [...values.nombreEjercicio].sort((a, b) => a - b)
    exercise.push(activities.map((id) => listName(id, lists.activities)).join(', '))
  }
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

/** Example: 'Sí (edad al empezar: 18, cada cuánto: los sábados)'. */
function reviewHabit(habit: Habit, values: Values[6], lists: FormLists): string {
  const all = wordsOf(laterTexts)
  const answer = yesNoText(values[habit], lists)
  if (values[habit] !== 1) return answer
  const details = habitParts
    .map(({ suffix, name }) => ({ text: values[`${habit}${suffix}`].trim(), name }))
    .filter(({ text }) => text !== '')
    .map(({ text, name }) => all.ofField(all.health.habitParts[name], text))
  return details.length > 0 ? `${answer} (${details.join(', ')})` : answer
}
