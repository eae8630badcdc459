import type { Connection } from '../db/connection.ts'
import type { RunSql } from '../db/versions.ts'

/**
 * Id of the lock that prevents deleting files while a backup copies them. On PostgreSQL the backup's session
 * keeps the lock until it ends. The embedded database has only one session, so the server counts the backups
 * (local-access.ts).
 */
const SWEEP_LOCK = 7_210_453

export async function holdFiles(runSql: RunSql): Promise<void> {
  await runSql('select pg_advisory_lock_shared($1)', [SWEEP_LOCK])
}

export async function areFilesHeld({ query, kind }: Pick<Connection, 'query' | 'kind'>): Promise<boolean> {
  if (kind === 'pglite') return false
  const { rows } = await query.query(
    `select 1 from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1
     and database = (select oid from pg_database where datname = current_database())`,
    [SWEEP_LOCK],
  )
  return rows.length > 0
}
