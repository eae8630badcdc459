import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Tx } from '#server/db/connection.ts'
import type { DatabaseKind } from '../databases/database.ts'

/**
 * Resolves when another session waits for a lock that `tx` holds. Resolves at once on PGlite, which has one
 * session, so everything else waits until the transaction ends.
 */
export async function waitUntilBlocked(kind: DatabaseKind, tx: Tx): Promise<void> {
  if (kind === 'pglite') return
  const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
  const waiters = async () => ((await tx.execute(waiting)) as { rows: unknown[] }).rows
  await expect.poll(waiters, { timeout: 60_000 }).toHaveLength(1)
}
