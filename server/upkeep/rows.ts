import { createHash } from 'node:crypto'
import type { Connection } from '../db/connect.ts'
import { type Ask, lastMigration } from '../db/versions.ts'

/** What stands before the rows. */
export interface Picture {
  kind: Connection['kind']
  /** ms, of the last migration: which program knows these tables. */
  migration: number
  sequences: { name: string; value: string }[]
}

/** One line of a database that is read whole: its picture, a table's name, or a row of the table named last. */
export type Line = { picture: Picture } | { table: string } | string

const ROWS_AT_ONCE = 500
/** Own schemas of packages: jobs are made anew from the rows at every start, migrations are noted by running them. */
const NOT_OURS = `nspname !~ '^pg_' and nspname not in ('information_schema', 'pgboss', 'drizzle')`

/** Whatever a session's own settings are, a value has one text on every server. */
const SAME_TEXTS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
  `set local statement_timeout = 0`,
]

/** Within a transaction. */
export async function settle(ask: Ask): Promise<void> {
  for (const setting of SAME_TEXTS) await ask(setting)
}

export async function listTables(ask: Ask): Promise<string[]> {
  const rows = await ask(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and ${NOT_OURS} order by 1`,
  )
  return rows.map(({ name }) => String(name))
}

/**
 * Every row as PostgreSQL's own text of it, which is exact for every type and can be read back by either database.
 * Within one transaction that sees one unchanging state.
 */
export async function* readRows(ask: Ask, kind: Connection['kind']): AsyncGenerator<Line> {
  await settle(ask)
  const tables = await listTables(ask)
  // Nobody may alter a table while it is read: a migration waits.
  if (tables.length > 0) await ask(`lock table ${tables.join(', ')} in access share mode`)
  yield { picture: { kind, migration: await lastMigration(ask), sequences: await readSequences(ask) } }
  for (const table of tables) {
    yield { table }
    await ask(`declare turno_rows no scroll cursor for select whole::text as row from ${table} as whole`)
    for (;;) {
      const rows = await ask(`fetch ${ROWS_AT_ONCE} from turno_rows`)
      for (const { row } of rows) yield String(row)
      if (rows.length < ROWS_AT_ONCE) break
    }
    await ask('close turno_rows')
  }
}

async function readSequences(ask: Ask): Promise<Picture['sequences']> {
  const rows = await ask(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     join pg_namespace on nspname = schemaname where ${NOT_OURS} and last_value is not null order by 1`,
  )
  return rows.map(({ name, value }) => ({ name: String(name), value: String(value) }))
}

export interface TableSum {
  name: string
  rows: number
  /** The rows' SHA-256 added up: the same for the same rows in whatever order. */
  sum: string
}

const WHOLE = 1n << 256n

/** Counts and adds up lines as they pass. */
export function addUp(): { add(line: Line): void; tables(): TableSum[] } {
  const sums = new Map<string, { rows: number; sum: bigint }>()
  let now = { rows: 0, sum: 0n }
  return {
    add(line) {
      if (typeof line === 'string') {
        now.rows++
        now.sum = (now.sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % WHOLE
      } else if ('table' in line) {
        now = { rows: 0, sum: 0n }
        sums.set(line.table, now)
      }
    },
    tables: () => [...sums].map(([name, { rows, sum }]) => ({ name, rows, sum: sum.toString(16) })),
  }
}

/** Tables whose rows are not the same in both. */
export function differing(one: readonly TableSum[], other: readonly TableSum[]): string[] {
  const names = new Set([...one, ...other].map(({ name }) => name))
  const find = (list: readonly TableSum[], name: string) => list.find((each) => each.name === name)
  return [...names].filter((name) => {
    const [a, b] = [find(one, name), find(other, name)]
    return a?.rows !== b?.rows || a?.sum !== b?.sum
  })
}
