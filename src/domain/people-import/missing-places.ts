import { fold } from '../fold.ts'
import { unseen } from '../unseen.ts'
import type { ImportWorld } from './world.ts'

/** A department with its plant, as cells name them, and how many rows do. */
export interface NamedPlace {
  department: string
  plant: string
  rows: number
}

/** As addDepartment takes them (P-68). */
const LONGEST_NAME = 60

/** Names are the same whatever their accents, capitals and blanks. */
export function isSameName(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

/**
 * Departments that rows name and the portal lacks, those of most rows first: an empty portal has none at all, and nobody
 * types hundreds of them. Each stands once, as most rows write it; a plant that is there keeps its own spelling.
 */
export function missingPlaces(
  named: readonly NamedPlace[],
  { departments, plants }: Pick<ImportWorld, 'departments' | 'plants'>,
): NamedPlace[] {
  const found = new Map<string, NamedPlace>()
  const plantNames = new Map(plants.map((name) => [bare(name), name]))
  for (const { department, plant, rows } of named.toSorted(byRows)) {
    const names = { department: tidy(department), plant: tidy(plant) }
    if (names.department === '' || isTooLong(names.department) || isTooLong(names.plant)) continue
    if (departments.some((each) => isThatPlace(each, names))) continue
    const key = JSON.stringify([bare(department), bare(plant)])
    const known = found.get(key)
    if (known) known.rows += rows
    else {
      const spelled = plantNames.get(bare(plant)) ?? names.plant
      plantNames.set(bare(plant), spelled)
      found.set(key, { department: names.department, plant: spelled, rows })
    }
  }
  return [...found.values()].toSorted(byRows)
}

/** By its code wherever it is, or by its name in that plant; without a plant in any. */
function isThatPlace(
  { id, name, plant }: ImportWorld['departments'][number],
  wanted: { department: string; plant: string },
): boolean {
  if (id.toUpperCase() === wanted.department.toUpperCase()) return true
  return isSameName(name, wanted.department) && (wanted.plant === '' || isSameName(plant, wanted.plant))
}

const byRows = (one: NamedPlace, other: NamedPlace) =>
  other.rows - one.rows ||
  one.department.localeCompare(other.department, 'es') ||
  one.plant.localeCompare(other.plant, 'es')
/** As a row's cell is read. */
const tidy = (text: string) => text.replace(unseen, '').replaceAll('\0', '').replace(/\s+/g, ' ').trim()
const bare = (text: string) => tidy(fold(text))
const isTooLong = (name: string) => name.length > LONGEST_NAME
