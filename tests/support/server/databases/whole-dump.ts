import { sql } from 'drizzle-orm'
import type { TestServer } from '../server.ts'

/** Table row as stored, with its place (ctid) and the transaction that wrote it (xmin). */
export interface DumpedRow {
  table: string
  place: string
  transaction: string
  row: Record<string, unknown>
}

async function rowsOf(server: TestServer, text: string): Promise<Record<string, unknown>[]> {
  const answer = (await server.db.execute(sql.raw(text))) as unknown as { rows: Record<string, unknown>[] }
  return answer.rows
}

export async function dumpEverything(server: TestServer): Promise<DumpedRow[]> {
  const tables = await rowsOf(
    server,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const all: DumpedRow[] = []
  for (const { name } of tables) {
    const rows = await rowsOf(
      server,
      `select t.ctid::text as place, t.xmin::text as transaction, to_jsonb(t) as row from ${String(name)} t order by t.ctid`,
    )
    all.push(...rows.map((row) => ({ ...(row as unknown as DumpedRow), table: String(name) })))
  }
  return all
}

/**
 * Returns the rows written between two dumps. Replaces each transaction id by its position among the transactions of
 * these rows: all databases of a server share one counter, so the ids of two runs differ.
 */
export function writtenBetween(before: readonly DumpedRow[], after: readonly DumpedRow[]) {
  const known = new Set(before.map((row) => JSON.stringify(row)))
  const written = after.filter((row) => !known.has(JSON.stringify(row)))
  const order = [...new Set(written.map(({ transaction }) => Number(transaction)))].sort(
    (one, other) => one - other,
  )
  return written.map(({ transaction, ...row }) => ({ ...row, written: order.indexOf(Number(transaction)) }))
}
