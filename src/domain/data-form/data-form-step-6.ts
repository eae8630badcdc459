import { disabilities, illnesses, NO_DISABILITY, NO_ILLNESS, readHeight } from './data-form-choices.ts'
import {
  denseOf,
  type Fields,
  idOf,
  idsOf,
  isDigits,
  isYesOrNo,
  listProblems,
  type ProblemList,
  textOf,
} from './data-form-fields.ts'
import type { StepContext, StepProblem } from './data-form-rules.ts'

/** The three habits; each has a start age, a frequency and a last time (spec 000 §3, step 6). */
export const habits = ['tabaco', 'alcohol', 'drogas'] as const
export type Habit = (typeof habits)[number]
export type HabitDetail = `${Habit}EdadInicio` | `${Habit}Frecuencia` | `${Habit}UltimoConsumo`

/** Health (spec 000 §3 and §5, step 6). Yes is 1 and no is 2. */
export interface HealthValues extends Record<HabitDetail, string> {
  /** Metres with two decimals, "1.65". */
  estatura: string
  /** Kilograms, "72.5". */
  peso: string
  enfermedad: number[]
  identificacionPersonal: number[]
  numeroEmergencia: string
  nombreNumeroEmergencia: string
  parentesco: string
  realizaEjercicio: number | null
  /** Ids of physical activities (DOC-19). */
  nombreEjercicio: number[]
  tabaco: number | null
  alcohol: number | null
  drogas: number | null
}

export interface HealthDatos extends HealthValues {
  realizaEjercicio: number
  tabaco: number
  alcohol: number
  drogas: number
}

const noDetails: Record<HabitDetail, string> = {
  tabacoEdadInicio: '',
  tabacoFrecuencia: '',
  tabacoUltimoConsumo: '',
  alcoholEdadInicio: '',
  alcoholFrecuencia: '',
  alcoholUltimoConsumo: '',
  drogasEdadInicio: '',
  drogasFrecuencia: '',
  drogasUltimoConsumo: '',
}

export function emptyHealth(): HealthValues {
  return {
    estatura: '',
    peso: '',
    enfermedad: [],
    identificacionPersonal: [],
    numeroEmergencia: '',
    nombreNumeroEmergencia: '',
    parentesco: '',
    realizaEjercicio: null,
    nombreEjercicio: [],
    tabaco: null,
    alcohol: null,
    drogas: null,
    ...noDetails,
  }
}

const contactFields = ['numeroEmergencia', 'nombreNumeroEmergencia', 'parentesco']
const fieldsOfContact = (input: Fields): Fields =>
  Object.fromEntries(Object.entries(input).filter(([field]) => contactFields.includes(field)))

/** Keeps only the emergency contact, which is no health data. */
export function withoutHealth(values: Fields): HealthValues {
  return { ...emptyHealth(), ...fieldsOfContact(values) }
}

/** Answers about health, which need the person's consent. */
export const healthFields = Object.keys(emptyHealth()).filter((field) => !contactFields.includes(field))

/** Returns whether there is an answer about health. 0 stands for an unanswered question. */
export function hasHealthAnswers(input: Fields): boolean {
  return healthFields.some((field) => {
    const value = input[field]
    return Array.isArray(value) ? value.length > 0 : textOf(value) !== '' && idOf(value) !== 0
  })
}

export function checkHealth(
  input: Fields,
  context: StepContext,
): { datos: HealthDatos; problems: StepProblem[] } {
  if (context.health === 'refused') return checkContact(input)
  const problems = listProblems()
  const datos = readHealth(input)
  requireAnswers(input, datos, problems)
  const { peso } = datos
  if (!/^[0-9]+(\.[0-9]+)?$/.test(peso)) problems.add('peso', 'notNumeric')
  checkNumber(datos, problems)
  // Range limits (G-29); the database stores two decimals.
  if (!/^[0-9]{1,3}(\.[0-9]{1,2})?$/.test(peso) || Number(peso) < 20 || Number(peso) > 300) {
    problems.add('peso', 'weightRange')
  }
  checkChoices(input, datos, context, problems)
  for (const habit of habits) checkHabit(habit, datos, problems)
  const { nombreNumeroEmergencia, parentesco } = datos
  problems.limit({ nombreNumeroEmergencia, parentesco })
  return { datos, problems: problems.found }
}

/** Checks the only answers of a person who refused the questions about health. */
function checkContact(input: Fields): { datos: HealthDatos; problems: StepProblem[] } {
  const problems = listProblems()
  const datos = readHealth(fieldsOfContact(input))
  const { nombreNumeroEmergencia, parentesco } = datos
  problems.require({ nombreNumeroEmergencia })
  checkNumber(datos, problems)
  problems.limit({ nombreNumeroEmergencia, parentesco })
  return { datos, problems: problems.found }
}

function checkNumber({ numeroEmergencia }: HealthDatos, problems: ProblemList): void {
  if (!isDigits(numeroEmergencia)) problems.add('numeroEmergencia', 'notNumeric')
  if (numeroEmergencia.length !== 10) problems.add('numeroEmergencia', 'emergencyLength')
}

function readHealth(input: Fields): HealthDatos {
  const exercises = idOf(input.realizaEjercicio)
  const answers = {
    tabaco: idOf(input.tabaco) ?? 0,
    alcohol: idOf(input.alcohol) ?? 0,
    drogas: idOf(input.drogas) ?? 0,
  }
  const details = { ...noDetails }
  for (const habit of habits) {
    if (answers[habit] !== 1) continue
    details[`${habit}EdadInicio`] = denseOf(input[`${habit}EdadInicio`])
    details[`${habit}Frecuencia`] = textOf(input[`${habit}Frecuencia`])
    details[`${habit}UltimoConsumo`] = textOf(input[`${habit}UltimoConsumo`])
  }
  return {
    estatura: readHeight(denseOf(input.estatura)) ?? '',
    peso: readWeight(denseOf(input.peso)),
    enfermedad: idsOf(input.enfermedad) ?? [],
    identificacionPersonal: idsOf(input.identificacionPersonal) ?? [],
    numeroEmergencia: denseOf(input.numeroEmergencia),
    nombreNumeroEmergencia: textOf(input.nombreNumeroEmergencia),
    parentesco: textOf(input.parentesco),
    realizaEjercicio: exercises ?? 0,
    nombreEjercicio: exercises === 1 ? (idsOf(input.nombreEjercicio) ?? []) : [],
    ...answers,
    ...details,
  }
}

function readWeight(text: string): string {
  const weight = text.replace(',', '.')
  return /^[0-9]{1,9}(\.[0-9]{1,2})?$/.test(weight) ? String(Number(weight)) : weight
}

function requireAnswers(input: Fields, datos: HealthDatos, problems: ProblemList): void {
  problems.require({
    tabaco: textOf(input.tabaco),
    alcohol: textOf(input.alcohol),
    drogas: textOf(input.drogas),
    estatura: denseOf(input.estatura),
    enfermedad: idsOf(input.enfermedad)?.length === 0 ? '' : 'given',
    identificacionPersonal: idsOf(input.identificacionPersonal)?.length === 0 ? '' : 'given',
    nombreNumeroEmergencia: datos.nombreNumeroEmergencia,
    realizaEjercicio: textOf(input.realizaEjercicio),
  })
}

function checkChoices(
  input: Fields,
  datos: HealthDatos,
  { choices }: StepContext,
  problems: ProblemList,
): void {
  for (const field of ['tabaco', 'alcohol', 'drogas', 'realizaEjercicio'] as const) {
    if (!isYesOrNo(datos[field])) problems.add(field, 'choice')
  }
  if (datos.estatura === '') problems.add('estatura', 'choice')
  const within = (field: string, allowed: readonly number[] | undefined) => {
    const ids = idsOf(input[field])
    if (ids === null || ids.some((id) => allowed?.includes(id) === false)) problems.add(field, 'choice')
  }
  within('enfermedad', illnesses)
  const alone = (field: 'enfermedad' | 'identificacionPersonal', exclusive: readonly number[]) => {
    const ids = datos[field]
    if (ids.length > 1 && ids.some((id) => exclusive.includes(id))) problems.add(field, 'choice')
  }
  alone('enfermedad', NO_ILLNESS)
  alone('identificacionPersonal', NO_DISABILITY)
  within('identificacionPersonal', disabilities)
  if (datos.realizaEjercicio === 1) within('nombreEjercicio', choices?.activities)
}

function checkHabit(habit: Habit, datos: HealthDatos, problems: ProblemList): void {
  const age = datos[`${habit}EdadInicio`]
  if (age !== '' && !/^[1-9][0-9]?$/.test(age)) problems.add(`${habit}EdadInicio`, 'ageRange')
  problems.limit({
    [`${habit}Frecuencia`]: datos[`${habit}Frecuencia`],
    [`${habit}UltimoConsumo`]: datos[`${habit}UltimoConsumo`],
  })
}
