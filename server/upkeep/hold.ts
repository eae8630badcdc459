import type { Connection } from '../db/connect.ts'
import type { Ask } from '../db/versions.ts'

/**
 * While a backup copies files, none is swept: rows that it has read point to them. On PostgreSQL the backup's own
 * session holds a lock, which ends with that session however it ends; the embedded database has one session, so
 * the server's door holds it there.
 */
const SWEEP_LOCK = 7_210_453

/** On the session that has it for as long as it lives. */
export async function holdFiles(ask: Ask): Promise<void> {
  await ask('select pg_advisory_lock_shared($1)', [SWEEP_LOCK])
}

/** Whether a backup of this PostgreSQL is at work. */
export async function areFilesHeld({ query, kind }: Pick<Connection, 'query' | 'kind'>): Promise<boolean> {
  if (kind === 'pglite') return false
  const { rows } = await query.query(
    `select 1 from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1
     and database = (select oid from pg_database where datname = current_database())`,
    [SWEEP_LOCK],
  )
  return rows.length > 0
}
