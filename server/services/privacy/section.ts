import { type AnyColumn, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { DataKind } from '#domain/privacy/data-kinds.ts'
import { employees, users } from '../../db/schema/people.ts'

/** Whose data is meant. */
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
  /** Narrows what the keys find. */
  only?: (who: Who) => SQL
  /** Columns that name somebody else, told by their name as the portal's screens do. All others of that kind are left out. */
  named?: readonly PgColumn[]
  /** Keys that `tidy` needs. */
  told?: readonly PgColumn[]
  /** Columns that are not told, beside keys and secrets. */
  without?: readonly PgColumn[]
  /** The key of a file that goes along, and what it is called. */
  file?: { key: PgColumn; name: (row: Row) => string }
  /** Of one row, last. */
  tidy?: (row: Row, who: Who) => Row
}

/** Rows of one table that are about a person. */
export interface Section extends Options {
  kind: DataKind
  table: PgTable
  /** By which columns a row is theirs; of a table below another, none. */
  keys: readonly Key[]
  where: (who: Who) => SQL
}

export function mine(kind: DataKind, table: PgTable, keys: readonly Key[], options: Options = {}): Section {
  const { only } = options
  const where = (who: Who) => {
    const found = sql`(${or(...keys.map((key) => isTheirs(key, who)))})`
    return only ? sql`${found} and (${only(who)})` : found
  }
  return { ...options, kind, table, keys, where }
}

/** Rows that hang on rows of another section. @param column of `table`, which holds `parentId` */
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

function isTheirs({ column, of }: Key, who: Who): SQL {
  const id = of === 'user' ? who.userId : who.employeeId
  return id === null ? sql`false` : eq(column, id)
}

/** Columns of a table that say who somebody is: every foreign key to an account or a record. */
export function peopleColumns(table: PgTable): Map<string, 'user' | 'employee'> {
  const found = new Map<string, 'user' | 'employee'>()
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference()
    const of = foreignTable === users ? 'user' : foreignTable === employees ? 'employee' : null
    if (of !== null) for (const column of columns) found.set(column.name, of)
  }
  return found
}

/** What opens something, or only serves the machine: never handed on, whichever table it stands in. */
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

/** Columns of a section as they are told: own name, and for a person's, whose name it becomes. */
export function toldColumns(section: Section): { column: PgColumn; names: 'user' | 'employee' | null }[] {
  const people = peopleColumns(section.table)
  const keys = new Set(section.keys.map(({ column }) => column.name))
  const named = new Set(section.named?.map(({ name }) => name))
  const told = new Set(section.told?.map(({ name }) => name))
  const without = new Set(section.without?.map(({ name }) => name))
  return getTableConfig(section.table).columns.flatMap((column) => {
    const { name } = column
    if (SECRET.test(name) || TECHNICAL.has(name) || without.has(name)) return []
    const of = people.get(name) ?? null
    if (told.has(name)) return [{ column, names: null }]
    if (named.has(name)) return [{ column, names: of }]
    return of !== null || (keys.has(name) && name !== 'id') ? [] : [{ column, names: null }]
  })
}
