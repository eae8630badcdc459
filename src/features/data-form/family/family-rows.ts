import { hasPartner } from '#domain/data-form-choices.ts'
import { emptyRelative, type FamilyRow, type FamilyValues, kinship } from '#domain/data-form-step-7.ts'

/** Where the rows stand that are always there. */
export const MOTHER = 0
export const FATHER = 1
/** Only with marital status 2 or 4. */
export const PARTNER = 2

/** What each row has to say (FORM7-08). */
export const rowParts = ['nombre', 'ocupacion', 'lugar'] as const
export type RowPart = (typeof rowParts)[number]

/**
 * Mother, father, partner, then everybody else in the order of adding: the same relative is always on the same screen.
 * The partner's row comes and goes with the marital status; while that is not known, it stays as it is (BR-36).
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

/** Whether a row is a sibling, a child or another relative: the ones that were added and can be removed. */
export function isAdded(rows: readonly FamilyRow[], index: number): boolean {
  return index > FATHER && !(index === PARTNER && rows[index]?.parentesco === kinship.partner)
}

/** Which of its kind a row is: 2 for the second sibling. */
export function numberOf(rows: readonly FamilyRow[], index: number): number {
  const name = rows[index]?.parentesco
  return rows.slice(0, index + 1).filter(({ parentesco }) => parentesco === name).length
}

export function missingParts(row: FamilyRow): RowPart[] {
  return rowParts.filter((part) => row[part].trim() === '')
}
