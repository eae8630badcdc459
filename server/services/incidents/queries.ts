import { and, asc, eq, gt, gte, lte, ne, sql, isNotNull, isNull } from 'drizzle-orm'
import type { IncidentRow } from '#contract/incidents.ts'
import { addDays } from '#domain/dates.ts'
import { incidentStates } from '#domain/incident-texts.ts'
import { daysOf, isSwap, mondayOf } from '#domain/incidents.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { longDate } from '../../texts.ts'

const { employees, incidents, users } = tables
type Row = typeof incidents.$inferSelect

const PENDING = 1
const REJECTED = 3
/** More than anybody has waiting at once; the dialog pages through them. */
const LIST_LIMIT = 200

/** Waiting for `approverId` to decide. */
export async function countToDecide(tx: Tx, approverId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(incidents)
    .where(and(eq(incidents.approverId, approverId), eq(incidents.state, PENDING)))
  return row?.count ?? 0
}

/** Those that wait for the caller first, with whose they are; then the caller's own. Oldest day first. */
export async function listPending(tx: Tx, employeeId: number): Promise<IncidentRow[]> {
  const toDecide = await tx
    .select({ incident: incidents, name: fullName })
    .from(incidents)
    .innerJoin(employees, eq(employees.id, incidents.employeeId))
    .where(and(eq(incidents.approverId, employeeId), eq(incidents.state, PENDING)))
    .orderBy(asc(incidents.fromDay), asc(incidents.id))
    .limit(LIST_LIMIT)
  const own = await tx
    .select()
    .from(incidents)
    .where(and(eq(incidents.employeeId, employeeId), eq(incidents.state, PENDING)))
    .orderBy(asc(incidents.fromDay), asc(incidents.id))
    .limit(LIST_LIMIT)
  return [...toDecide.map(({ incident, name }) => toWire(incident, name)), ...own.map((row) => toWire(row))]
}

/** One incident, for its person and for the one who decides about it; null for everybody else. */
export async function findIncident(tx: Tx, id: number, employeeId: number): Promise<IncidentRow | null> {
  const [found] = await tx
    .select({ incident: incidents, name: fullName })
    .from(incidents)
    .innerJoin(employees, eq(employees.id, incidents.employeeId))
    .where(eq(incidents.id, id))
  if (!found) return null
  if (found.incident.employeeId === employeeId) return toWire(found.incident)
  return found.incident.approverId === employeeId ? toWire(found.incident, found.name) : null
}

const fullName = sql<string>`${employees.firstName} || ' ' || ${employees.paternalName}`

function toWire(row: Row, name?: string): IncidentRow {
  return {
    descIncidencia: row.kind,
    FLARGA: longDate(row.fromDay),
    estatusDesc: incidentStates[row.state - 1] ?? '',
    fechaInIncidencia: row.fromDay,
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

/** The very same request, made a moment ago and undecided. */
export async function wasJustAsked(
  tx: Tx,
  request: Pick<Row, 'employeeId' | 'kind' | 'fromDay' | 'toDay'>,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: incidents.id })
    .from(incidents)
    .where(
      and(
        eq(incidents.employeeId, request.employeeId),
        eq(incidents.kind, request.kind),
        eq(incidents.fromDay, request.fromDay),
        eq(incidents.toDay, request.toDay),
        eq(incidents.state, PENDING),
        gt(incidents.requestedAt, new Date(now.getTime() - SAME_REQUEST_MS)),
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
    .from(incidents)
    .where(
      and(
        eq(incidents.employeeId, employeeId),
        ne(incidents.state, REJECTED),
        // The rest day of a swap is in from_day, whichever of its two days is the later one.
        lte(incidents.fromDay, last),
        gte(sql`greatest(${incidents.fromDay}, ${incidents.toDay})`, first),
      ),
    )
  return rows
    .flatMap((row) => (isSwap(row.kind) ? [row.fromDay] : (daysOf(row.kind, row.fromDay, row.toDay) ?? [])))
    .filter((day) => day >= first && day <= last)
}

/**
 * The approver: the person's leader, else human resources; never the person.
 * @returns null when there is none
 */
export async function approverOf(tx: Tx, employeeId: number): Promise<number | null> {
  // Two requests of one person wait for each other here, so that the second counts the first one's days.
  const [person] = await tx
    .select({ leaderId: employees.leaderId })
    .from(employees)
    .where(eq(employees.id, employeeId))
    .for('update')
  if (!person) return null
  const { leaderId } = person
  if (leaderId !== null && leaderId !== employeeId && !(await hasLeft(tx, leaderId))) return leaderId
  const [generalist] = await tx
    .select({ id: users.employeeId })
    .from(users)
    .where(and(eq(users.isHumanResources, true), ne(users.employeeId, employeeId), isNull(users.closedAt)))
    .orderBy(asc(users.id))
    .limit(1)
  return generalist?.id ?? null
}

/** A person whose account is closed decides nothing. */
async function hasLeft(tx: Tx, employeeId: number): Promise<boolean> {
  const [closed] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.employeeId, employeeId), isNotNull(users.closedAt)))
  return closed !== undefined
}
