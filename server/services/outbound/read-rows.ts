import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  or,
  type SQL,
} from 'drizzle-orm'
import type { OutboundDeskRow, OutboundRow } from '#contract/outbound/outbound.ts'
import type { OutboundKind } from '#domain/outbound/outbound-kinds.ts'
import type { Scope } from '#domain/identity/roles.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { outboundRows as rows } from '../../db/schema/outbound/outbound.ts'
import { departments, employees } from '../../db/schema/people.ts'
import { within } from '../../identity/scope.ts'

/** Company and kinds that a key or a webhook gets. */
export interface Audience {
  companyCode: string
  kinds: readonly string[]
}

export interface PlacedRow {
  position: number
  row: OutboundRow
}

type StoredRow = typeof rows.$inferSelect

function toWire(stored: StoredRow, number: string): OutboundRow {
  const { id, kind, event, companyCode, folio, at, fromDay, toDay, details, formerId } = stored
  return {
    id,
    clase: kind,
    hecho: event,
    empresa: companyCode,
    empleado: number,
    folio,
    fecha: at.toISOString(),
    desde: fromDay ?? '',
    hasta: toDay ?? '',
    detalle: details,
    anterior: formerId ?? '',
  }
}

const isOf = ({ companyCode, kinds }: Audience): SQL | undefined =>
  and(eq(rows.companyCode, companyCode), inArray(rows.kind, kinds as OutboundKind[]))

/** Reads rows behind a position, in the order of positions. Call numberRows() first. */
export async function rowsAfter(
  db: Database,
  audience: Audience,
  position: number,
  limit: number,
): Promise<PlacedRow[]> {
  const found = await db
    .select({ stored: rows, number: employees.number })
    .from(rows)
    .innerJoin(employees, eq(employees.id, rows.employeeId))
    .where(and(isOf(audience), gt(rows.position, position)))
    .orderBy(asc(rows.position))
    .limit(limit)
  return found.map(({ stored, number }) => ({
    position: stored.position ?? 0,
    row: toWire(stored, number),
  }))
}

/** Counts rows behind a position. Rows without a position count, because they are newer than all others. */
export async function countAfter(tx: Tx, audience: Audience, position: number): Promise<number> {
  return tx.$count(rows, and(isOf(audience), or(gt(rows.position, position), isNull(rows.position))))
}

/** Returns the row at a position; null when it was deleted. */
export async function rowAt(db: Database, company: string, position: number): Promise<string | null> {
  const [row] = await db
    .select({ id: rows.id })
    .from(rows)
    .where(and(eq(rows.companyCode, company), eq(rows.position, position)))
  return row?.id ?? null
}

/** Returns the lowest position that is left in the company, or since a time; null for none. */
export async function firstPosition(db: Database, company: string, since?: Date): Promise<number | null> {
  const [row] = await db
    .select({ position: min(rows.position) })
    .from(rows)
    .where(
      and(
        eq(rows.companyCode, company),
        isNotNull(rows.position),
        since === undefined ? undefined : gte(rows.at, since),
      ),
    )
  return row?.position ?? null
}

export interface DeskFilter {
  scope: Scope
  kinds: readonly OutboundKind[]
  since: Date
  before: Date
}

function isWanted({ scope, kinds, since, before }: DeskFilter): SQL | undefined {
  return and(
    gte(rows.at, since),
    lt(rows.at, before),
    kinds.length === 0 ? undefined : inArray(rows.kind, [...kinds]),
    within(scope, { company: rows.companyCode, department: employees.departmentId }),
  )
}

/** @param offset of the newest first; null for the oldest first */
export async function deskRows(
  tx: Tx,
  filter: DeskFilter,
  limit: number,
  offset: number | null,
): Promise<OutboundDeskRow[]> {
  const order = offset === null ? asc : desc
  const found = await tx
    .select({ stored: rows, person: employees, department: departments.name })
    .from(rows)
    .innerJoin(employees, eq(employees.id, rows.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(isWanted(filter))
    .orderBy(order(rows.at), order(rows.entry))
    .limit(limit)
    .offset(offset ?? 0)
  return found.map(({ stored, person, department }) => ({
    ...toWire(stored, person.number),
    nombre: `${person.firstName} ${person.paternalName} ${person.maternalName}`.trim(),
    departamento: department,
  }))
}

export async function countDeskRows(tx: Tx, filter: DeskFilter): Promise<number> {
  const [found] = await tx
    .select({ times: count() })
    .from(rows)
    .innerJoin(employees, eq(employees.id, rows.employeeId))
    .where(isWanted(filter))
  return found?.times ?? 0
}
