import { and, asc, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ApprovalItem } from '#contract/approvals/approvals.ts'
import { APPROVALS_PER_PAGE } from '#contract/approvals/approvals.ts'
import type { ShownDetails } from '#contract/approvals/shown-details.ts'
import { type ApprovalKind, candidateKinds } from '#domain/approvals/kinds.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { decidedBy } from './who-decides.ts'

const { approvals, departments, employees, overtimeLimits, users } = tables
export type Approval = typeof approvals.$inferSelect

/** Maximum number of items listed; no person has more waiting items. */
export const MAX_WAITING = 5000

export async function lockApproval(tx: Tx, id: number): Promise<Approval | null> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update')
  return row ?? null
}

export async function mayDecide(tx: Tx, id: number, employeeId: number, today: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.id, id), decidedBy(tx, employeeId, today)))
  return row !== undefined
}

export async function deciderOf(tx: Tx, { decidedBy: userId }: Approval): Promise<string | null> {
  if (userId === null) return null
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return row?.name ?? null
}

const requester = alias(employees, 'requester')
const subject = alias(employees, 'subject')
const approver = alias(employees, 'approver')

type PersonColumns = Record<
  'number' | 'firstName' | 'paternalName' | 'maternalName' | 'jobTitle' | 'departmentId',
  AnyPgColumn
>

const personOf = (person: PersonColumns) => ({
  number: sql<string>`${person.number}`,
  name: sql<string>`trim(concat_ws(' ', ${person.firstName}, ${person.paternalName}, ${person.maternalName}))`,
  jobTitle: sql<string>`${person.jobTitle}`,
  department: sql<string>`(select ${departments.name} from ${departments} where ${departments.id} = ${person.departmentId})`,
})
type Person = { [Key in keyof ReturnType<typeof personOf>]: string }

function selectRows(tx: Tx) {
  return tx
    .select({
      approval: approvals,
      requester: personOf(requester),
      subject: personOf(subject),
      approver: personOf(approver),
      decider: users.name,
    })
    .from(approvals)
    .innerJoin(requester, eq(requester.id, approvals.requesterId))
    .innerJoin(approver, eq(approver.id, approvals.approverId))
    .leftJoin(subject, eq(subject.id, approvals.subjectId))
    .leftJoin(users, eq(users.id, approvals.decidedBy))
}
export type ApprovalRow = Awaited<ReturnType<typeof selectRows>>[number]

export async function listWaiting(
  tx: Tx,
  employeeId: number,
  kinds: readonly ApprovalKind[],
  today: string,
): Promise<ApprovalRow[]> {
  if (kinds.length === 0) return []
  return selectRows(tx)
    .where(
      and(
        eq(approvals.state, 'waiting'),
        inArray(approvals.kind, [...kinds]),
        decidedBy(tx, employeeId, today),
      ),
    )
    .orderBy(asc(approvals.requestedAt), asc(approvals.id))
    .limit(MAX_WAITING)
}

export async function countWaiting(tx: Tx, employeeId: number, today: string): Promise<number> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(approvals)
    .where(and(eq(approvals.state, 'waiting'), decidedBy(tx, employeeId, today)))
  return row?.waiting ?? 0
}

export async function listOfRequester(
  tx: Tx,
  employeeId: number,
  page: number,
): Promise<{ rows: ApprovalRow[]; total: number }> {
  const own = eq(approvals.requesterId, employeeId)
  const [counted] = await tx.select({ total: count() }).from(approvals).where(own)
  const rows = await selectRows(tx)
    .where(own)
    .orderBy(desc(approvals.requestedAt), desc(approvals.id))
    .limit(APPROVALS_PER_PAGE)
    .offset((page - 1) * APPROVALS_PER_PAGE)
  return { rows, total: counted?.total ?? 0 }
}

export async function findRow(tx: Tx, id: number): Promise<ApprovalRow | null> {
  const [row] = await selectRows(tx).where(eq(approvals.id, id))
  return row ?? null
}

export function toItem({ approval, decider, ...people }: ApprovalRow): ApprovalItem {
  return {
    id: approval.id,
    clase: approval.kind,
    estado: approval.state,
    detalle: detailsOf(approval),
    solicitante: toPerson(people.requester),
    sobre:
      approval.subjectId === null || approval.subjectId === approval.requesterId
        ? null
        : toPerson(people.subject),
    autoriza: toPerson(people.approver),
    solicitado: approval.requestedAt.toISOString(),
    decidido: approval.decidedAt?.toISOString() ?? null,
    decidio: decider,
    comentario: approval.comment,
  }
}

export function detailText({ details }: Pick<Approval, 'details'>, name: string): string {
  const value = details[name]
  return typeof value === 'string' ? value : ''
}

function detailsOf({ kind, details, fromDay, toDay }: Approval): ShownDetails {
  const isRange = kind === 'incidencia' || toDay !== fromDay
  const days =
    fromDay === null ? {} : { dia: fromDay, ...(isRange && toDay !== null ? { diaFin: toDay } : {}) }
  return { clase: kind, ...details, ...days } as ShownDetails
}

function toPerson({ number, name, jobTitle, department }: Person) {
  return { numero: number, nombre: name, puesto: jobTitle, departamento: department }
}

export async function listOvertimeLimits(tx: Tx) {
  return tx.select().from(overtimeLimits)
}

export async function isAlreadyRequested(
  tx: Tx,
  {
    kind,
    requesterId,
    subjectId,
    fromDay,
    details,
  }: Pick<Approval, 'kind' | 'requesterId' | 'subjectId' | 'fromDay' | 'details'>,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(
      and(
        eq(approvals.kind, kind),
        eq(approvals.requesterId, requesterId),
        eq(approvals.state, 'waiting'),
        sql`${approvals.subjectId} is not distinct from ${subjectId}`,
        sql`${approvals.fromDay} is not distinct from ${fromDay}::date`,
        sql`${approvals.details} = ${JSON.stringify(details)}::jsonb`,
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function countOfRequester(tx: Tx, requesterId: number, since: Date) {
  const [row] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where ${approvals.state} = 'waiting')::int`,
      lately: sql<number>`count(*) filter (where ${approvals.requestedAt} >= ${since.toISOString()}::timestamptz)::int`,
    })
    .from(approvals)
    // Leaves out proposed candidates, which have a separate limit (services/candidates/propose.ts).
    .where(and(eq(approvals.requesterId, requesterId), notInArray(approvals.kind, [...candidateKinds])))
  return { waiting: row?.waiting ?? 0, lately: row?.lately ?? 0 }
}
