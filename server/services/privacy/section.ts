import { type AnyColumn, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { DataKind } from '#domain/privacy/data-kinds.ts'
import { employees, users } from '../../db/schema/people.ts'

export interface Who {
  userId: number
  employeeId: number | null
}

export interface Key {
  column: PgColumn
  of: 'user' | 'employee'
}

export const byUser = (column: PgColumn): Key => ({ column, of: 'user' })
export const byEmployee = (column: PgColumn): Key => ({ column, of: 'employee' })

export type Row = Record<string, unknown>

interface Options {
  only?: (who: Who) => SQL
  /** Columns with another person's id that are exported as a name. Other columns of this kind are omitted. */
  named?: readonly PgColumn[]
  keyColumns?: readonly PgColumn[]
  without?: readonly PgColumn[]
  file?: { key: PgColumn; name: (row: Row) => string }
  tidy?: (row: Row, who: Who) => Row
}

export interface Section extends Options {
  kind: DataKind
  table: PgTable
  /** Columns that identify the owner of a row; empty for a child table. */
  keys: readonly Key[]
  where: (who: Who) => SQL
}

export function ownSection(
  kind: DataKind,
  table: PgTable,
  keys: readonly Key[],
  options: Options = {},
): Section {
  const { only } = options
  const where = (who: Who) => {
    const found = sql`(${or(...keys.map((key) => belongsTo(key, who)))})`
    return only ? sql`${found} and (${only(who)})` : found
  }
  return { ...options, kind, table, keys, where }
}

/**
 * Rows below another section's rows.
 * @param column refers from `table` to `parentId`
 */
export function below(
  parent: Section,
  parentId: PgColumn,
  table: PgTable,
  column: PgColumn,
  options: Options = {},
): Section {
  const { only } = options
  const where = (who: Who) => {
    const ids = sql`(select ${parentId} from ${parent.table} where ${parent.where(who)})`
    const found = inArray(column as AnyColumn, ids)
    return only ? sql`${found} and (${only(who)})` : found
  }
  return { ...options, kind: parent.kind, table, keys: [], where }
}

function belongsTo({ column, of }: Key, who: Who): SQL {
  const id = of === 'user' ? who.userId : who.employeeId
  return id === null ? sql`false` : eq(column, id)
}

export function peopleColumns(table: PgTable): Map<string, 'user' | 'employee'> {
  const found = new Map<string, 'user' | 'employee'>()
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference()
    const of = foreignTable === users ? 'user' : foreignTable === employees ? 'employee' : null
    if (of !== null) for (const column of columns) found.set(column.name, of)
  }
  return found
}

/** Secrets and technical columns, which are never exported from any table. */
const SECRET = /(_hash|_sealed|_key|^sha256|_sha256)$/
const TECHNICAL = new Set([
  'endpoint',
  'p256dh',
  'auth',
  'fingerprint',
  'asker',
  'last_step',
  'successor_id',
  'decided_in',
])

/**
 * Returns the exported columns of a section. For a column with a person's id, `names` is the kind of name
 * that replaces the id.
 */
export function exportedColumns(section: Section): { column: PgColumn; names: 'user' | 'employee' | null }[] {
  const people = peopleColumns(section.table)
  const keys = new Set(section.keys.map(({ column }) => column.name))
  const named = new Set(section.named?.map(({ name }) => name))
  const exportedKeys = new Set(section.keyColumns?.map(({ name }) => name))
  const without = new Set(section.without?.map(({ name }) => name))
  return getTableConfig(section.table).columns.flatMap((column) => {
    const { name } = column
    if (SECRET.test(name) || TECHNICAL.has(name) || without.has(name)) return []
    const of = people.get(name) ?? null
    if (exportedKeys.has(name)) return [{ column, names: null }]
    if (named.has(name)) return [{ column, names: of }]
    return of !== null || (keys.has(name) && name !== 'id') ? [] : [{ column, names: null }]
  })
}
