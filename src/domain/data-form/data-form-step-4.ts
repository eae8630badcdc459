import {
  checkSchoolMonth,
  type Fields,
  idOf,
  isDigits,
  isYesOrNo,
  listProblems,
  textOf,
} from './data-form-fields.ts'
import type { StepContext, StepProblem } from './data-form-rules.ts'

/** Fields of the API contract that no screen shows (FORM4-06). */
export const masterFields = [
  'addMaestria',
  'tipoMaestria',
  'nombreMaestria',
  'nombreInstitutoMaestria',
  'fechaMaestria',
  'tituladoMaestria',
] as const
export type MasterField = (typeof masterFields)[number]

/**
 * Education (spec 000 §3 and §5, step 4). Level and career are names, so that values outside the list are
 * possible.
 */
export interface EducationValues extends Partial<Record<MasterField, string>> {
  nivelEstudios: string
  carrera: string
  nombre: string
  /** YYYY-MM. */
  fechaEscolaridad: string
  /** 1 yes, 2 no. */
  tituladoEscolaridad: number | null
}

export interface EducationDatos extends EducationValues {
  tituladoEscolaridad: number
}

export function emptyEducation(): EducationValues {
  return { nivelEstudios: '', carrera: '', nombre: '', fechaEscolaridad: '', tituladoEscolaridad: null }
}

export function checkEducation(
  input: Fields,
  { choices, today }: Pick<StepContext, 'choices' | 'today'>,
): { datos: EducationDatos; problems: StepProblem[] } {
  const nivelEstudios = levelOf(textOf(input.nivelEstudios), choices?.educationLevels)
  const carrera = textOf(input.carrera)
  const nombre = textOf(input.nombre)
  const fechaEscolaridad = textOf(input.fechaEscolaridad)
  const degree = idOf(input.tituladoEscolaridad)
  const problems = listProblems()
  const tituladoEscolaridad = textOf(input.tituladoEscolaridad)
  problems.require({ nivelEstudios, carrera, nombre, tituladoEscolaridad, fechaEscolaridad })
  if (isDigits(nivelEstudios)) problems.add('nivelEstudios', 'choice')
  if (isDigits(carrera)) problems.add('carrera', 'choice')
  checkSchoolMonth(problems, 'fechaEscolaridad', fechaEscolaridad, today)
  if (!isYesOrNo(degree)) problems.add('tituladoEscolaridad', 'choice')
  const master = readMaster(input)
  problems.limit({ nivelEstudios, carrera, nombre, ...master })
  return {
    datos: { nivelEstudios, carrera, nombre, fechaEscolaridad, tituladoEscolaridad: degree ?? 0, ...master },
    problems: problems.found,
  }
}

/** Converts a level's id (GEN-30) to its name. An unknown id stays as digits, which the check rejects. */
function levelOf(text: string, levels: readonly { id: number; name: string }[] = []): string {
  return levels.find(({ id }) => String(id) === text)?.name ?? text
}

function readMaster(input: Fields): Partial<Record<MasterField, string>> {
  const master: Partial<Record<MasterField, string>> = {}
  for (const field of masterFields) {
    const text = textOf(input[field])
    if (text !== '') master[field] = text
  }
  return master
}
