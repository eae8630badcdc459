import { hasPartner } from '#domain/data-form/data-form-choices.ts'
import {
  emptyRelative,
  type FamilyRow,
  type FamilyValues,
  kinship,
} from '#domain/data-form/data-form-step-7.ts'

/** Indexes of the parents' rows, which always exist. */
export const MOTHER = 0
export const FATHER = 1
export const PARTNER = 2

/** Required parts of each row (FORM7-08). */
export const rowParts = ['nombre', 'ocupacion', 'lugar'] as const
export type RowPart = (typeof rowParts)[number]

/**
 * Orders mother, father, partner, then the others as they were added. A fixed order keeps each relative on the same
 * screen. While the marital status is unknown, the partner's row stays unchanged (BR-36).
 */
export function arrangeFamily({ familiares }: FamilyValues, maritalStatus: number | null): FamilyValues {
  const rows = [...familiares]
  const take = (name: string): FamilyRow | null => {
    const index = rows.findIndex(({ parentesco }) => parentesco === name)
    return index < 0 ? null : (rows.splice(index, 1)[0] ?? null)
  }
  const mother = take(kinship.mother) ?? emptyRelative(kinship.mother)
  const father = take(kinship.father) ?? emptyRelative(kinship.father)
  const known = take(kinship.partner)
  const partner = hasPartner(maritalStatus) ? (known ?? emptyRelative(kinship.partner)) : known
  const isWanted = maritalStatus === null || hasPartner(maritalStatus)
  return { familiares: [mother, father, ...(partner && isWanted ? [partner] : []), ...rows] }
}

export function isAdded(rows: readonly FamilyRow[], index: number): boolean {
  return index > FATHER && !(index === PARTNER && rows[index]?.parentesco === kinship.partner)
}

/** Returns the row's number among relatives of its kind: 2 for the second sibling. */
export function numberOf(rows: readonly FamilyRow[], index: number): number {
  const name = rows[index]?.parentesco
  return rows.slice(0, index + 1).filter(({ parentesco }) => parentesco === name).length
}

export function missingParts(row: FamilyRow): RowPart[] {
  return rowParts.filter((part) => row[part].trim() === '')
}
