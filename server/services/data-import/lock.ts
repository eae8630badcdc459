import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'

/** Held by whoever begins an import or takes a step of one: across all copies of the server one at a time. */
const DATA_IMPORT_LOCK = 7_304_145

export async function lockDataImports(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DATA_IMPORT_LOCK})`)
}
