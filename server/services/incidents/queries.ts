import { and, asc, eq, gt, gte, lte, notInArray, sql } from 'drizzle-orm'
import type { IncidentRow } from '#contract/incidents.ts'
import { addDays } from '#domain/dates.ts'
import { incidentStates } from '#domain/incident-texts.ts'
import { daysOf, isSwap, mondayOf } from '#domain/incidents.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { longDate } from '../../texts.ts'
import { type Approval, detailText, mayDecide, MOST_WAITING } from '../approvals/queries.ts'
import { decidedBy } from '../approvals/who-decides.ts'

const { approvals, employees } = tables

/** Days off: rows of approvals whose person asked for themselves. */
const isIncident = eq(approvals.kind, 'incidencia')

/** Waiting for `approverId` to decide. */
export async function countToDecide(tx: Tx, approverId: number, today: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(approvals)
    .where(and(isIncident, eq(approvals.state, 'waiting'), decidedBy(tx, approverId, today)))
  return row?.count ?? 0
}

/** Those that wait for `employeeId`, with whose they are. Oldest day first. */
export async function listToDecide(tx: Tx, employeeId: number, today: string) {
  return tx
    .select({ incident: approvals, name: fullName, jobTitle: employees.jobTitle })
    .from(approvals)
    .innerJoin(employees, eq(employees.id, approvals.requesterId))
    .where(and(isIncident, eq(approvals.state, 'waiting'), decidedBy(tx, employeeId, today)))
    .orderBy(asc(approvals.fromDay), asc(approvals.id))
    .limit(MOST_WAITING)
}

/** Those that wait for the caller first, with whose they are; then the caller's own. Oldest day first. */
export async function listPending(tx: Tx, employeeId: number, today: string): Promise<IncidentRow[]> {
  const toDecide = await listToDecide(tx, employeeId, today)
  const own = await tx
    .select()
    .from(approvals)
    .where(and(isIncident, eq(approvals.requesterId, employeeId), eq(approvals.state, 'waiting')))
    .orderBy(asc(approvals.fromDay), asc(approvals.id))
    .limit(MOST_WAITING)
  return [...toDecide.map(({ incident, name }) => toWire(incident, name)), ...own.map((row) => toWire(row))]
}

/** One incident, for its person and for the one who decides about it; null for everybody else. */
export async function findIncident(
  tx: Tx,
  id: number,
  employeeId: number,
  today: string,
): Promise<IncidentRow | null> {
  const [found] = await tx
    .select({ incident: approvals, name: fullName })
    .from(approvals)
    .innerJoin(employees, eq(employees.id, approvals.requesterId))
    .where(and(isIncident, eq(approvals.id, id)))
  if (!found) return null
  if (found.incident.requesterId === employeeId) return toWire(found.incident)
  return (await mayDecide(tx, id, employeeId, today)) ? toWire(found.incident, found.name) : null
}

const fullName = sql<string>`${employees.firstName} || ' ' || ${employees.paternalName}`

/** descIncidencia. */
export function kindOf(incident: Approval): string {
  return detailText(incident, 'tipo')
}

function toWire(row: Approval, name?: string): IncidentRow {
  return {
    descIncidencia: kindOf(row),
    FLARGA: longDate(row.fromDay ?? ''),
    estatusDesc: incidentStates[row.state],
    fechaInIncidencia: row.fromDay ?? '',
    fechaFiIncidencia: row.toDay,
    idIncidencia: row.id,
    ...(name === undefined ? {} : { nombre: name }),
  }
}

/**
 * A browser repeats a request whose connection broke before the answer (offline.md): that is not a second
 * request.
 */
const SAME_REQUEST_MS = 60_000

interface Asked {
  employeeId: number
  kind: string
  fromDay: string
  toDay: string
}

/** The very same request, made a moment ago and undecided. */
export async function wasJustAsked(tx: Tx, request: Asked, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(
      and(
        isIncident,
        eq(approvals.requesterId, request.employeeId),
        sql`${approvals.details} ->> 'tipo' = ${request.kind}`,
        eq(approvals.fromDay, request.fromDay),
        eq(approvals.toDay, request.toDay),
        eq(approvals.state, 'waiting'),
        gt(approvals.requestedAt, new Date(now.getTime() - SAME_REQUEST_MS)),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Days off, not rejected, in the weeks of `days` (BR-33). */
export async function daysInWeeksOf(
  tx: Tx,
  employeeId: number,
  days: readonly [string, ...string[]],
): Promise<string[]> {
  const first = mondayOf(days[0])
  const last = addDays(mondayOf(days.at(-1) ?? days[0]), 6)
  const rows = await tx
    .select()
    .from(approvals)
    .where(
      and(
        isIncident,
        eq(approvals.requesterId, employeeId),
        notInArray(approvals.state, ['refused', 'withdrawn', 'lapsed']),
        // The rest day of a swap is in from_day, whichever of its two days is the later one.
        lte(approvals.fromDay, last),
        gte(sql`greatest(${approvals.fromDay}, ${approvals.toDay})`, first),
      ),
    )
  return rows
    .flatMap((row) => {
      const { fromDay, toDay } = row
      if (fromDay === null || toDay === null) return []
      return isSwap(kindOf(row)) ? [fromDay] : (daysOf(kindOf(row), fromDay, toDay) ?? [])
    })
    .filter((day) => day >= first && day <= last)
}
