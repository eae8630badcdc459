import type { StaffRow } from '#contract/temporary-staff.ts'
import { compareText } from '#domain/compare-text.ts'
import { properName } from '#domain/person-name.ts'
import { type Due, dueOf, lastDayOf } from '#domain/temporary/due.ts'
import { type ProcessFacts, type ProcessStatus, processStatuses } from '#domain/temporary/process.ts'

/** A host of the spec's own sends nothing of ours. */
const withOurs = (row: StaffRow) => ({
  ...row,
  JOBCODE: row.JOBCODE ?? '',
  vence: row.vence ?? '',
  total: row.total ?? 0,
  completados: row.completados ?? 0,
  responsable: row.responsable ?? null,
  /** null: such a host does not say whether there is one. */
  miEncuesta: row.miEncuesta ?? null,
})

/** A row as screens show it. */
export interface Person {
  id: number
  row: ReturnType<typeof withOurs>
  /** The row as it was listed, which travels with every act upon it (spec 002 §7.1, `item`). */
  item: StaffRow
  status: ProcessStatus
  /** Name of the status in the host's words; '' where it has none. */
  statusName: string
  facts: ProcessFacts
  due: Due
  /** YYYY-MM-DD of `due`; '' without one. */
  day: string
  name: string
  /** Name and number as they are looked for: made once, not with every letter of a search among thousands. */
  searched: string
}

export type StatusNames = ReadonlyMap<number, string>

export const groups = ['late', 'soon', 'later'] as const
export type Group = (typeof groups)[number]

/** What is due within so many days stands in a group of its own. */
const SOON_DAYS = 7

/**
 * @param jobs those that the kardex alone decides; unknown ones are left out, and the server refuses (TMP-23)
 * @param names of the statuses where a row has none (TMP-15)
 */
export function personOf(
  given: StaffRow,
  jobs: ReadonlySet<string>,
  today: string,
  names: StatusNames = new Map(),
): Person {
  const row = withOurs(given)
  const status = processStatuses.find((each) => each === row.estatus) ?? 1
  const date = status <= 2 ? row.fecha_aplicacion : row.vence
  const due = dueOf(status, date, today)
  const name = properName(row.nombre)
  return {
    id: row.id,
    row,
    item: given,
    status,
    statusName: given.nombreEstatus || (names.get(status) ?? ''),
    due,
    day: due === null ? '' : due.kind === 'opens' ? date : lastDayOf(status, date),
    name,
    searched: `${plain(name)} ${row.emplid}`,
    facts: {
      status,
      isRemoved: false,
      applicationDate: row.fecha_aplicacion,
      isKardexJob: jobs.has(row.JOBCODE),
      workGroup: row.grupo_Trabajo,
      isTrained: row.capacitacion === 1,
      surveys: row.total,
      answered: row.completados,
    },
  }
}

export function groupOf({ due }: Person): Group {
  if (due?.kind === 'late') return 'late'
  return due?.kind === 'due' && due.days <= SOON_DAYS ? 'soon' : 'later'
}

/** What is due soonest comes first, what has no date any more last. */
export function byDue(one: Person, other: Person): number {
  return rank(one) - rank(other) || compareText(one.searched, other.searched)
}

function rank({ due, status }: Person): number {
  // Nobody has as many days.
  if (due === null) return 1_000_000 + status
  return due.kind === 'late' ? -due.days : due.days
}

/** Small letters without accents: people search as they speak. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export function answersTo({ searched }: Person, search: string): boolean {
  return plain(search)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
