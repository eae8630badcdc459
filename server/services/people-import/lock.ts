import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'

/** Lock for starting an import or running a step of one: only one at a time across all server processes. */
const IMPORT_LOCK = 7_304_144

export async function lockImports(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
}
