import { hasPartner } from './data-form-choices.ts'
import { type Fields, listProblems, rowsOf, textOf } from './data-form-fields.ts'
import { MOST_ROWS, type StepContext, type StepProblem } from './data-form-rules.ts'

/** Names of relationships in the API. The buttons that add a row fill them in (BR-36). */
export const kinship = {
  mother: 'Madre',
  father: 'Padre',
  partner: 'Pareja',
  sibling: 'Hermano(a)',
  child: 'Hijo(a)',
} as const

export interface FamilyRow {
  nombre: string
  parentesco: string
  ocupacion: string
  lugar: string
}

/** Family members (spec 000 §3 and §5, step 7). */
export interface FamilyValues {
  familiares: FamilyRow[]
}

export type FamilyDatos = FamilyValues

export function emptyRelative(parentesco: string): FamilyRow {
  return { nombre: '', parentesco, ocupacion: '', lugar: '' }
}

export function emptyFamily({ maritalStatus }: Pick<StepContext, 'maritalStatus'>): FamilyValues {
  return adaptFamily({ familiares: [kinship.mother, kinship.father].map(emptyRelative) }, maritalStatus)
}

/**
 * Adapts the rows to the marital status (BR-36). Status 2 or 4 adds a partner row after mother and father; any
 * other status removes that row. Returns the same object when nothing changes.
 */
export function adaptFamily(values: FamilyValues, maritalStatus: number | null): FamilyValues {
  const rows = values.familiares
  const hasPartnerRow = rows.some(({ parentesco }) => parentesco === kinship.partner)
  if (hasPartnerRow === hasPartner(maritalStatus)) return values
  if (hasPartnerRow) return { familiares: rows.filter(({ parentesco }) => parentesco !== kinship.partner) }
  const parents = rows.findLastIndex(
    ({ parentesco }) => parentesco === kinship.mother || parentesco === kinship.father,
  )
  const place = parents + 1
  return { familiares: [...rows.slice(0, place), emptyRelative(kinship.partner), ...rows.slice(place)] }
}

/**
 * Requires at least one row; every row needs `nombre`, `ocupacion` and `lugar`. Accepts a bare array too, because
 * the spec does not show the container (DOC-12).
 */
export function checkFamily(input: unknown): { datos: FamilyDatos; problems: StepProblem[] } {
  const list = Array.isArray(input) ? input : (input as Fields | null | undefined)?.familiares
  const rows = rowsOf(list)
  const problems = listProblems()
  if (rows.length === 0) problems.add('familiares', 'lastStepIncomplete')
  if (rows.length > MOST_ROWS) problems.add('familiares', 'tooMany')
  const familiares = rows.slice(0, MOST_ROWS).map(readRelative)
  for (const [index, { nombre, ocupacion, lugar }] of familiares.entries()) {
    for (const [field, value] of Object.entries({ nombre, ocupacion, lugar })) {
      if (value === '') problems.add(`familiares.${index}.${field}`, 'familyIncomplete')
    }
  }
  for (const [index, row] of familiares.entries()) {
    for (const [field, value] of Object.entries(row))
      problems.limit({ [`familiares.${index}.${field}`]: value })
  }
  return { datos: { familiares }, problems: problems.found }
}

function readRelative(row: Fields): FamilyRow {
  return {
    nombre: textOf(row.nombre),
    parentesco: textOf(row.parentesco),
    ocupacion: textOf(row.ocupacion),
    lugar: textOf(row.lugar),
  }
}
