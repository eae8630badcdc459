import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type KeptReason, keptReasons } from '#domain/privacy/retention.ts'
import { tables as t } from '../../db/schema/tables.ts'
import { byEmployee, type Key } from './section.ts'

/** Rows that belong to those of a source. */
export interface Below {
  table: PgTable
  /** @param ids one expression, or a query of several */
  where: (ids: SQL) => SQL
  /** Removed by a statement of its own before the rows themselves; the others go along by their foreign key. */
  first: boolean
}

/** Where rows of a kind stand: what is due of them, what belongs to them, and how they leave. One entry, no code of its own. */
export interface Source {
  /** Tells the sources of a kind apart. */
  name: string
  table: PgTable
  id: PgColumn
  /** Whose the row is. */
  people: readonly Key[]
  /** From when its term counts; null: not yet. */
  since: SQL
  only?: SQL
  /** Why a row stays though its term is over. */
  kept: Partial<Record<KeptReason, SQL>>
  below: readonly Below[]
  /** Keys of files that go with it, where `id` is the row's. */
  files: readonly SQL[]
  /** `stays`: the row itself is no data of this kind, what is below it is. A list: what is written over it. */
  root: 'goes' | 'stays' | ((ids: SQL) => readonly SQL[])
}

type Given = Omit<Source, 'name' | 'people' | 'kept' | 'below' | 'files' | 'root'> &
  Partial<Pick<Source, 'name' | 'people' | 'kept' | 'below' | 'files' | 'root'>>

export function source(given: Given): Source {
  const { table } = given
  return {
    name: getTableName(table),
    people: [],
    kept: {},
    below: [],
    files: [],
    root: 'goes',
    ...given,
  }
}

/** Rows of one employee each. */
export function ofEmployee(
  table: PgTable & { id: PgColumn; employeeId: PgColumn },
  given: Omit<Given, 'table' | 'id' | 'people'>,
): Source {
  return source({ table, id: table.id, people: [byEmployee(table.employeeId)], ...given })
}

/** Goes along by its foreign key. */
export function along(table: PgTable, column: PgColumn): Below {
  return { table, where: (ids) => sql`${column} in (${ids})`, first: false }
}

/** Stands on its own, or would be left behind without its owner. */
export function first(table: PgTable, column: PgColumn): Below {
  return { ...along(table, column), first: true }
}

/** Two steps down: `column` holds `parentId` of rows whose `ofRoot` is the root. */
export function under(table: PgTable, column: PgColumn, parentId: PgColumn, ofRoot: PgColumn): Below {
  const where = (ids: SQL) =>
    sql`${column} in (select ${parentId} from ${parentId.table} where ${ofRoot} in (${ids}))`
  return { table, where, first: false }
}

export function filesOf(key: PgColumn, column: PgColumn, id: PgColumn): SQL {
  return sql`select ${key} from ${key.table} where ${column} = ${id} and ${key} is not null`
}

/** The closing of the account that a record has; null while it is open, and for whoever never had one. */
export const closingOf = (employeeId: PgColumn) =>
  sql`(select u.closed_at from ${t.users} u where u.employee_id = ${employeeId})`

export const isEmployed = (employeeId: PgColumn) => sql`${closingOf(employeeId)} is null`

/** A question about pay that nobody has answered yet: its papers are not taken away meanwhile. */
export const hasDispute = (employeeId: PgColumn) => sql`(
  exists (select 1 from ${t.clarifications} c where c.employee_id = ${employeeId} and c.answered_at is null)
  or exists (select 1 from ${t.disputes} d where d.employee_id = ${employeeId} and d.state = 1))`

/** By the company's midnight. */
export const dayOf = (day: SQL | PgColumn) => sql`((${day})::timestamp at time zone 'America/Mexico_City')`

const idsOf = (people: readonly Key[], of: Key['of']) =>
  sql.join(
    people.filter((key) => key.of === of).map(({ column }) => sql`${column}`),
    sql`, `,
  )

/** Of an account `u`: whether the row is that person's. */
function isTheirs({ people }: Source): SQL {
  const parts = (['employee', 'user'] as const).flatMap((of) =>
    people.some((key) => key.of === of)
      ? [sql`${sql.raw(of === 'user' ? 'u.id' : 'u.employee_id')} in (${idsOf(people, of)})`]
      : [],
  )
  return parts.length === 0 ? sql`false` : sql.join(parts, sql` or `)
}

/** users.id of everybody whose row it is. */
export const ownersOf = (from: Source) =>
  from.people.length === 0
    ? sql`'{}'::int[]`
    : sql`array(select u.id from ${t.users} u where ${isTheirs(from)} order by u.id)`

const isHeld = (from: Source) =>
  from.people.length === 0
    ? sql`false`
    : sql`exists (select 1 from ${t.retentionHolds} h join ${t.users} u on u.id = h.user_id
        where h.ended_at is null and (${isTheirs(from)}))`

export interface Term {
  /** What began to count before. */
  before: Date
  ofEmployed: boolean
}

/** Rows whose term is over, whether or not they stay for another reason. */
export function isOver(from: Source, { before }: Term): SQL {
  const parts = [sql`${from.since} < ${before.toISOString()}::timestamptz`]
  if (from.only) parts.push(sql`(${from.only})`)
  if (from.root === 'stays') {
    const some = from.below.map(
      ({ table, where }) => sql`exists (select 1 from ${table} where ${where(sql`${from.id}`)})`,
    )
    parts.push(sql`(${sql.join(some, sql` or `)})`)
  }
  return sql.join(parts, sql` and `)
}

/** The reason for which such a row stays, as an expression; null: it is due. */
export function reasonOf(from: Source, { ofEmployed }: Term): SQL {
  const kept: Source['kept'] = { ...from.kept, held: isHeld(from) }
  if (ofEmployed) delete kept.employed
  const cases = keptReasons.flatMap((reason) => {
    const holds = kept[reason]
    return holds ? [sql`when ${holds} then ${sql.raw(`'${reason}'`)}`] : []
  })
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** What opens something is nobody's to look up afterwards: it is not kept, not even blocked. */
const SECRETS = ['token_hash', 'grant_hash', 'code_hash', 'key_hash', 'password_hash', 'successor_sealed']
const MORE_SECRETS = ['secret_sealed', 'pending_sealed', 'p256dh', 'auth', 'endpoint']
const withoutSecrets = sql.raw(`'{${[...SECRETS, ...MORE_SECRETS].join(',')}}'::text[]`)

const rowsAsJson = (table: PgTable, where: SQL) =>
  sql`coalesce((select jsonb_agg(to_jsonb(r) - ${withoutSecrets}) from (select * from ${table} where ${where}) r),
    '[]'::jsonb)`

/** Everything of one row, by table. */
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

/** How those rows leave their tables, in this order. */
export function removalOf(from: Source, ids: SQL): readonly SQL[] {
  const before = from.below
    .filter((each) => each.first)
    .map(({ table, where }) => sql`delete from ${table} where ${where(ids)}`)
  if (typeof from.root === 'function') return [...before, ...from.root(ids)]
  return from.root === 'stays'
    ? before
    : [...before, sql`delete from ${from.table} where ${from.id} in (${ids})`]
}
