import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'

/**
 * Id of the advisory lock for starting an import or running a step: one at a time across all server
 * instances.
 */
const DATA_IMPORT_LOCK = 7_304_145

export async function lockDataImports(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DATA_IMPORT_LOCK})`)
}
