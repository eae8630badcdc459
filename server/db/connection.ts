import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { tables } from './schema/tables.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof tables>
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Runs plain SQL on either database. Must not be used inside a transaction. */
export interface Query {
  query(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>
  /** Runs several statements without parameters. Returns the rows of the last one. */
  script(text: string): Promise<{ rows: Record<string, unknown>[] }>
}

export interface Connection {
  db: Database
  query: Query
  kind: 'pglite' | 'postgres'
  exclusively<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}
