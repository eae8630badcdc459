import { FIRST_BIRTH_DATE } from './data-form-choices.ts'
import { type Fields, idOf, isRealDate, listProblems, textOf } from './data-form-fields.ts'
import type { StepContext, StepProblem } from './data-form-rules.ts'

/** Personal data (spec 000 §3 and §5, step 2). */
export interface PersonalValues {
  nacionalidad: string
  lugarNacimiento: string
  /** YYYY-MM-DD. */
  fechaNacimiento: string
  /** Id of a marital status (DOC-21). */
  estadoCivil: number | null
}

export interface PersonalDatos extends PersonalValues {
  estadoCivil: number
}

export function emptyPersonal(): PersonalValues {
  return { nacionalidad: '', lugarNacimiento: '', fechaNacimiento: '', estadoCivil: null }
}

export function checkPersonal(
  input: Fields,
  { today, choices }: StepContext,
): { datos: PersonalDatos; problems: StepProblem[] } {
  const nacionalidad = textOf(input.nacionalidad)
  const fechaNacimiento = textOf(input.fechaNacimiento)
  const lugarNacimiento = textOf(input.lugarNacimiento)
  const estadoCivil = textOf(input.estadoCivil)
  const id = idOf(input.estadoCivil)
  const problems = listProblems()
  problems.require({ nacionalidad, fechaNacimiento, lugarNacimiento, estadoCivil })
  if (!isRealDate(fechaNacimiento)) problems.add('fechaNacimiento', 'dateInvalid')
  if (fechaNacimiento < FIRST_BIRTH_DATE || fechaNacimiento > today) {
    problems.add('fechaNacimiento', 'birthRange')
  }
  if (id === null || id < 1 || choices?.maritalStatuses?.includes(id) === false) {
    problems.add('estadoCivil', 'choice')
  }
  problems.limit({ nacionalidad, lugarNacimiento })
  return {
    datos: { nacionalidad, lugarNacimiento, fechaNacimiento, estadoCivil: id ?? 0 },
    problems: problems.found,
  }
}
