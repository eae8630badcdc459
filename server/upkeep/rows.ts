import { createHash } from 'node:crypto'
import type { Connection } from '../db/connection.ts'
import { type RunSql, lastMigration } from '../db/versions.ts'

export interface DumpHeader {
  kind: Connection['kind']
  /** Time in ms of the last migration, which identifies the version of the program. */
  migration: number
  sequences: { name: string; value: string }[]
}

/** Line of a database dump: the header, a table's name, or a row of the last named table. */
export type Line = { picture: DumpHeader } | { table: string } | string

const ROWS_AT_ONCE = 500
/**
 * SQL condition that excludes schemas of packages. Every start recreates the jobs in `pgboss`. Applying the
 * migrations recreates their list in `drizzle`.
 */
const OWN_SCHEMAS = `nspname !~ '^pg_' and nspname not in ('information_schema', 'pgboss', 'drizzle')`

/** Settings with which a value has the same text on every server. */
const SAME_TEXTS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
  `set local statement_timeout = 0`,
]

export async function applySettings(runSql: RunSql): Promise<void> {
  for (const setting of SAME_TEXTS) await runSql(setting)
}

export async function listTables(runSql: RunSql): Promise<string[]> {
  const rows = await runSql(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and ${OWN_SCHEMAS} order by 1`,
  )
  return rows.map(({ name }) => String(name))
}

/**
 * Yields every row in PostgreSQL's own text format, which is exact for every type and which both databases
 * can read. Must be called in a transaction with a consistent snapshot.
 */
export async function* readRows(runSql: RunSql, kind: Connection['kind']): AsyncGenerator<Line> {
  await applySettings(runSql)
  const tables = await listTables(runSql)
  // Locks the tables: a migration must wait.
  if (tables.length > 0) await runSql(`lock table ${tables.join(', ')} in access share mode`)
  yield { picture: { kind, migration: await lastMigration(runSql), sequences: await readSequences(runSql) } }
  for (const table of tables) {
    yield { table }
    await runSql(`declare turno_rows no scroll cursor for select whole::text as row from ${table} as whole`)
    for (;;) {
      const rows = await runSql(`fetch ${ROWS_AT_ONCE} from turno_rows`)
      for (const { row } of rows) yield String(row)
      if (rows.length < ROWS_AT_ONCE) break
    }
    await runSql('close turno_rows')
  }
}

async function readSequences(runSql: RunSql): Promise<DumpHeader['sequences']> {
  const rows = await runSql(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     join pg_namespace on nspname = schemaname where ${OWN_SCHEMAS} and last_value is not null order by 1`,
  )
  return rows.map(({ name, value }) => ({ name: String(name), value: String(value) }))
}

export interface TableSum {
  name: string
  rows: number
  /** Sum of the rows' SHA-256, independent of their order. */
  sum: string
}

const WHOLE = 1n << 256n

export function createSums(): { add(line: Line): void; tables(): TableSum[] } {
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

export function differingTables(one: readonly TableSum[], other: readonly TableSum[]): string[] {
  const names = new Set([...one, ...other].map(({ name }) => name))
  const find = (list: readonly TableSum[], name: string) => list.find((each) => each.name === name)
  return [...names].filter((name) => {
    const [a, b] = [find(one, name), find(other, name)]
    return a?.rows !== b?.rows || a?.sum !== b?.sum
  })
}
