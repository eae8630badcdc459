import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type KeptReason, keptReasons } from '#domain/privacy/retention.ts'
import { tables as t } from '../../db/schema/tables.ts'
import { byEmployee, type Key } from './section.ts'

export interface Below {
  table: PgTable
  /** @param ids one expression, or a query that returns several ids */
  where: (ids: SQL) => SQL
  /** Whether these rows must be deleted before their parent. Otherwise their foreign key deletes them. */
  first: boolean
}

/** Describes one set of rows of a kind, the rows and files that belong to them, and their removal. */
export interface Source {
  /** Unique among the sources of a kind. */
  name: string
  table: PgTable
  id: PgColumn
  people: readonly Key[]
  /** Instant from which the term counts; null before that instant. */
  since: SQL
  only?: SQL
  kept: Partial<Record<KeptReason, SQL>>
  below: readonly Below[]
  /** Queries for the keys of the files to release with the row. */
  files: readonly SQL[]
  /**
   * `goes` deletes the row. `stays` keeps the row and deletes only the rows below it. A function returns
   * statements that overwrite the row.
   */
  root: 'goes' | 'stays' | ((ids: SQL) => readonly SQL[])
}

type SourceOptions = Omit<Source, 'name' | 'people' | 'kept' | 'below' | 'files' | 'root'> &
  Partial<Pick<Source, 'name' | 'people' | 'kept' | 'below' | 'files' | 'root'>>

export function source(options: SourceOptions): Source {
  const { table } = options
  return {
    name: getTableName(table),
    people: [],
    kept: {},
    below: [],
    files: [],
    root: 'goes',
    ...options,
  }
}

export function ofEmployee(
  table: PgTable & { id: PgColumn; employeeId: PgColumn },
  options: Omit<SourceOptions, 'table' | 'id' | 'people'>,
): Source {
  return source({ table, id: table.id, people: [byEmployee(table.employeeId)], ...options })
}

/** Returns rows that the foreign key deletes with their parent. */
export function along(table: PgTable, column: PgColumn): Below {
  return { table, where: (ids) => sql`${column} in (${ids})`, first: false }
}

/**
 * Returns rows that need a separate delete, because the foreign key does not delete them or their parent
 * stays.
 */
export function first(table: PgTable, column: PgColumn): Below {
  return { ...along(table, column), first: true }
}

/**
 * Returns rows two levels below the root. `column` refers to `parentId` of the rows between, whose `ofRoot`
 * refers to the root.
 */
export function under(table: PgTable, column: PgColumn, parentId: PgColumn, ofRoot: PgColumn): Below {
  const where = (ids: SQL) =>
    sql`${column} in (select ${parentId} from ${parentId.table} where ${ofRoot} in (${ids}))`
  return { table, where, first: false }
}

export function filesOf(key: PgColumn, column: PgColumn, id: PgColumn): SQL {
  return sql`select ${key} from ${key.table} where ${column} = ${id} and ${key} is not null`
}

/** Returns when the employee's account was closed; null for an open or missing account. */
export const closingOf = (employeeId: PgColumn) =>
  sql`(select u.closed_at from ${t.users} u where u.employee_id = ${employeeId})`

export const isEmployed = (employeeId: PgColumn) => sql`${closingOf(employeeId)} is null`

/**
 * Condition for a person with an open question about pay. The person's documents must stay until the answer.
 */
export const hasDispute = (employeeId: PgColumn) => sql`(
  exists (select 1 from ${t.clarifications} c where c.employee_id = ${employeeId} and c.answered_at is null)
  or exists (select 1 from ${t.disputes} d where d.employee_id = ${employeeId} and d.state = 1))`

/** Midnight of the day in the company's time zone. */
export const dayOf = (day: SQL | PgColumn) => sql`((${day})::timestamp at time zone 'America/Mexico_City')`

const idsOf = (people: readonly Key[], of: Key['of']) =>
  sql.join(
    people.filter((key) => key.of === of).map(({ column }) => sql`${column}`),
    sql`, `,
  )

function belongsToAccount({ people }: Source): SQL {
  const parts = (['employee', 'user'] as const).flatMap((of) =>
    people.some((key) => key.of === of)
      ? [sql`${sql.raw(of === 'user' ? 'u.id' : 'u.employee_id')} in (${idsOf(people, of)})`]
      : [],
  )
  return parts.length === 0 ? sql`false` : sql.join(parts, sql` or `)
}

export const ownersOf = (from: Source) =>
  from.people.length === 0
    ? sql`'{}'::int[]`
    : sql`array(select u.id from ${t.users} u where ${belongsToAccount(from)} order by u.id)`

const isHeld = (from: Source) =>
  from.people.length === 0
    ? sql`false`
    : sql`exists (select 1 from ${t.retentionHolds} h join ${t.users} u on u.id = h.user_id
        where h.ended_at is null and (${belongsToAccount(from)}))`

export interface Term {
  before: Date
  ofEmployed: boolean
}

/** Condition for rows whose term has passed, including rows that stay for another reason. */
export function hasTermPassed(from: Source, { before }: Term): SQL {
  const parts = [sql`${from.since} < ${before.toISOString()}::timestamptz`]
  if (from.only) parts.push(sql`(${from.only})`)
  if (from.root === 'stays') {
    const rowsBelow = from.below.map(
      ({ table, where }) => sql`exists (select 1 from ${table} where ${where(sql`${from.id}`)})`,
    )
    parts.push(sql`(${sql.join(rowsBelow, sql` or `)})`)
  }
  return sql.join(parts, sql` and `)
}

/** Expression for the reason why a row stays although its term has passed; null for a due row. */
export function reasonOf(from: Source, { ofEmployed }: Term): SQL {
  const kept: Source['kept'] = { ...from.kept, held: isHeld(from) }
  if (ofEmployed) delete kept.employed
  const cases = keptReasons.flatMap((reason) => {
    const holds = kept[reason]
    return holds ? [sql`when ${holds} then ${sql.raw(`'${reason}'`)}`] : []
  })
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** Secret columns, which are omitted even from blocked data. */
const SECRETS = ['token_hash', 'grant_hash', 'code_hash', 'key_hash', 'password_hash', 'successor_sealed']
const MORE_SECRETS = ['secret_sealed', 'pending_sealed', 'device_sealed', 'p256dh', 'auth', 'endpoint']
const withoutSecrets = sql.raw(`'{${[...SECRETS, ...MORE_SECRETS].join(',')}}'::text[]`)

const rowsAsJson = (table: PgTable, where: SQL) =>
  sql`coalesce((select jsonb_agg(to_jsonb(r) - ${withoutSecrets}) from (select * from ${table} where ${where}) r),
    '[]'::jsonb)`

export function contentOf(from: Source): SQL {
  const id = sql`${from.id}`
  const parts = new Map<string, SQL[]>()
  const add = (table: PgTable, where: SQL) => {
    const name = getTableName(table)
    parts.set(name, [...(parts.get(name) ?? []), rowsAsJson(table, where)])
  }
  if (from.root !== 'stays')
    parts.set(getTableName(from.table), [sql`jsonb_build_array(to_jsonb(${from.table}) - ${withoutSecrets})`])
  for (const { table, where } of from.below) add(table, where(id))
  const pairs = [...parts].map(([name, found]) => sql`${sql.raw(`'${name}'`)}, ${sql.join(found, sql` || `)}`)
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

export const filesAsArray = ({ files }: Source) =>
  files.length === 0 ? sql`'{}'::text[]` : sql`array(${sql.join([...files], sql` union all `)})`

export function removalOf(from: Source, ids: SQL): readonly SQL[] {
  const before = from.below
    .filter((each) => each.first)
    .map(({ table, where }) => sql`delete from ${table} where ${where(ids)}`)
  if (typeof from.root === 'function') return [...before, ...from.root(ids)]
  return from.root === 'stays'
    ? before
    : [...before, sql`delete from ${from.table} where ${from.id} in (${ids})`]
}
