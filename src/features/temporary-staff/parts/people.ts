import { asListed } from '#contract/evaluations/listed-rows.ts'
import type { StaffRow } from '#contract/evaluations/temporary-staff.ts'
import { compareText } from '#domain/text/compare-text.ts'
import { fold } from '#domain/text/fold.ts'
import { properName } from '#domain/text/person-name.ts'
import { type Due, dueOf, lastDayOf } from '#domain/temporary/due.ts'
import { type ProcessFacts, type ProcessStatus, processStatuses } from '#domain/temporary/process.ts'

/** Fills fields that hosts of the original spec do not send. */
const withOurs = (row: StaffRow) => ({
  ...row,
  JOBCODE: row.JOBCODE ?? '',
  vence: row.vence ?? '',
  total: row.total ?? 0,
  completados: row.completados ?? 0,
  responsable: row.responsable ?? null,
  /** Id of the user's own survey about the person. 0 without a survey; null when the host sends no id. */
  miEncuesta: row.miEncuesta ?? null,
})

export interface Person {
  id: number
  row: ReturnType<typeof withOurs>
  /** Row as listed, which every request about the row must contain (spec 002 §7.1, `item`). */
  item: Omit<StaffRow, 'listed'>
  status: ProcessStatus
  /** Host's name of the status, or ''. An unknown status without a name becomes its number, such as '#9'. */
  statusName: string
  facts: ProcessFacts
  due: Due
  /** YYYY-MM-DD of `due`, or ''. */
  day: string
  name: string
  /** Normalized name and number, computed once because there may be thousands. */
  searched: string
}

export type StatusNames = ReadonlyMap<number, string>

export const groups = ['late', 'soon', 'later'] as const
export type Group = (typeof groups)[number]

const SOON_DAYS = 7

/**
 * Adds computed facts to a row.
 * @param jobs codes of the jobs decided by kardex alone; while they load, each job counts as a job with evaluation,
 * and the server rejects a wrong action (TMP-23)
 * @param names status names, for rows without one (TMP-15)
 */
export function personOf(
  given: StaffRow,
  jobs: ReadonlySet<string>,
  today: string,
  names: StatusNames = new Map(),
): Person {
  const row = withOurs(given)
  const known = processStatuses.find((each) => each === row.estatus)
  // An unknown status counts as the last status, which offers no step.
  const status = known ?? 6
  const date = status <= 2 ? row.fecha_aplicacion : row.vence
  const due = dueOf(status, date, today)
  const name = properName(row.nombre)
  return {
    id: row.id,
    row,
    item: asListed(given),
    status,
    statusName:
      given.nombreEstatus || names.get(row.estatus) || (known === undefined ? `#${row.estatus}` : ''),
    due,
    day: due === null ? '' : due.kind === 'opens' ? date : lastDayOf(status, date),
    name,
    searched: `${fold(name)} ${row.emplid}`,
    facts: {
      status,
      isRemoved: false,
      applicationDate: row.fecha_aplicacion,
      isKardexJob: given.JOBCODE === undefined && jobs.size > 0 ? null : jobs.has(row.JOBCODE),
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

export function byDue(one: Person, other: Person): number {
  return rank(one) - rank(other) || compareText(one.searched, other.searched)
}

function rank({ due, status }: Person): number {
  if (due === null) return 1_000_000 + status
  return due.kind === 'late' ? -due.days : due.days
}

export function matchesSearch({ searched }: Person, search: string): boolean {
  return fold(search)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
