import { fold } from '../../text/fold.ts'
import { similarName } from '../../text/similar-name.ts'
import { lengthOf } from '../../text/text-length.ts'
import { cellText } from '../../import-file/cell-text.ts'
import type { ImportContext } from '../import-context.ts'

export interface NamedPlace {
  department: string
  plant: string
  rows: number
}

/** Maximum length of a name that addDepartment (P-68) accepts. */
const LONGEST_NAME = 60

export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

/**
 * Returns departments that rows name and the portal lacks, most rows first. Each department appears once, in
 * its most frequent spelling; an existing plant keeps its own spelling.
 */
export function missingPlaces(
  named: readonly NamedPlace[],
  { departments, plants }: Pick<ImportContext, 'departments' | 'plants'>,
): NamedPlace[] {
  const found = new Map<string, NamedPlace>()
  const plantNames = new Map(plants.map((name) => [comparable(name), name]))
  for (const { department, plant, rows } of named.toSorted(byRows)) {
    const names = { department: tidy(department), plant: tidy(plant) }
    if (names.department === '' || isTooLong(names.department) || isTooLong(names.plant)) continue
    if (departments.some((each) => matchesPlace(each, names))) continue
    const key = JSON.stringify([comparable(department), comparable(plant)])
    const known = found.get(key)
    if (known) known.rows += rows
    else {
      const spelled = plantNames.get(comparable(plant)) ?? names.plant
      plantNames.set(comparable(plant), spelled)
      found.set(key, { department: names.department, plant: spelled, rows })
    }
  }
  return [...found.values()].toSorted(byRows)
}

/**
 * Returns the existing department with a similar name, or null. If the row names a plant, searches only that
 * plant.
 */
export function similarDepartment(
  { department, plant }: NamedPlace,
  departments: ImportContext['departments'],
): string | null {
  const names = departments
    .filter((each) => plant === '' || isSameName(each.plant, plant))
    .map(({ name }) => name)
  const found = similarName(comparable(department), names.map(comparable))
  return found === null ? null : (names.find((name) => comparable(name) === found) ?? null)
}

function matchesPlace(
  { id, name, plant }: ImportContext['departments'][number],
  wanted: { department: string; plant: string },
): boolean {
  if (id.toUpperCase() === wanted.department.toUpperCase()) return true
  return isSameName(name, wanted.department) && (wanted.plant === '' || isSameName(plant, wanted.plant))
}

const byRows = (one: NamedPlace, other: NamedPlace) =>
  other.rows - one.rows ||
  one.department.localeCompare(other.department, 'es') ||
  one.plant.localeCompare(other.plant, 'es')
const tidy = (text: string) => cellText(text).replace(/\s+/g, ' ')
const comparable = (text: string) => tidy(fold(text))
const isTooLong = (name: string) => lengthOf(name) > LONGEST_NAME
