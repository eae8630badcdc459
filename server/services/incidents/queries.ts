import { and, asc, eq, gt, gte, lte, notInArray, sql } from 'drizzle-orm'
import type { IncidentRow } from '#contract/approvals/incidents.ts'
import { addDays } from '#domain/time/dates.ts'
import { incidentStates } from '#domain/approvals/incident-texts.ts'
import { daysOf, isSwap, mondayOf } from '#domain/approvals/incidents.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { longDate } from '../../texts.ts'
import { type Approval, detailText, mayDecide, MAX_WAITING } from '../approvals/queries.ts'
import { decidedBy } from '../approvals/who-decides.ts'

const { approvals, employees } = tables

const isIncident = eq(approvals.kind, 'incidencia')

export async function countToDecide(tx: Tx, approverId: number, today: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(approvals)
    .where(and(isIncident, eq(approvals.state, 'waiting'), decidedBy(tx, approverId, today)))
  return row?.count ?? 0
}

export async function listToDecide(tx: Tx, employeeId: number, today: string) {
  return tx
    .select({ incident: approvals, name: fullName, jobTitle: employees.jobTitle })
    .from(approvals)
    .innerJoin(employees, eq(employees.id, approvals.requesterId))
    .where(and(isIncident, eq(approvals.state, 'waiting'), decidedBy(tx, employeeId, today)))
    .orderBy(asc(approvals.fromDay), asc(approvals.id))
    .limit(MAX_WAITING)
}

/**
 * Lists the days off that wait for the caller's decision, then the caller's own waiting days off. Each part
 * starts with the oldest day.
 */
export async function listPending(tx: Tx, employeeId: number, today: string): Promise<IncidentRow[]> {
  const toDecide = await listToDecide(tx, employeeId, today)
  const own = await tx
    .select()
    .from(approvals)
    .where(and(isIncident, eq(approvals.requesterId, employeeId), eq(approvals.state, 'waiting')))
    .orderBy(asc(approvals.fromDay), asc(approvals.id))
    .limit(MAX_WAITING)
  return [...toDecide.map(({ incident, name }) => toWire(incident, name)), ...own.map((row) => toWire(row))]
}

/** Returns an incident for its requester and the people who may decide it; null for anybody else. */
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

export async function weeklyRestOf(tx: Tx, employeeId: number): Promise<string> {
  const [person] = await tx
    .select({ weeklyRest: employees.weeklyRest })
    .from(employees)
    .where(eq(employees.id, employeeId))
  return person?.weeklyRest ?? ''
}

/**
 * Period in ms in which an identical request is a retry. Browsers repeat a request whose connection broke
 * before the response.
 */
const SAME_REQUEST_MS = 60_000

interface Asked {
  employeeId: number
  kind: string
  fromDay: string
  toDay: string
}

export async function isRepeatedRequest(tx: Tx, request: Asked, now: Date): Promise<boolean> {
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

/** Returns the waiting and authorized days off in the weeks of `days` with their kinds (BR-33). */
export async function daysInWeeksOf(
  tx: Tx,
  employeeId: number,
  days: readonly [string, ...string[]],
): Promise<{ day: string; kind: string }[]> {
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
        // A swap's rest day is in from_day, and may be the later of the two days.
        lte(approvals.fromDay, last),
        gte(sql`greatest(${approvals.fromDay}, ${approvals.toDay})`, first),
      ),
    )
  return rows
    .flatMap((row) => {
      const { fromDay, toDay } = row
      if (fromDay === null || toDay === null) return []
      const kind = kindOf(row)
      const own = isSwap(kind) ? [fromDay] : (daysOf(kind, fromDay, toDay) ?? [])
      return own.map((day) => ({ day, kind }))
    })
    .filter(({ day }) => day >= first && day <= last)
}
