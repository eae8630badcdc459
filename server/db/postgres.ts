import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolClient } from 'pg'
import { describeFault, type Logger } from '../log.ts'
import type { Connection } from './connection.ts'
import { tables } from './schema/tables.ts'
import { rejectNewerDatabase } from './versions.ts'
import { guardClient, markTransactions } from './transaction-guard.ts'

/** Id of the advisory lock that serializes starts of server instances and commands: an arbitrary constant. */
const START_LOCK = 7_210_451
/** Interval in ms at which the database checks whether the client of a running statement is connected. */
const CONNECTION_CHECK_MS = 2000

/**
 * Opens PostgreSQL and migrates its schema. Several server instances may use one database.
 * @throws DatabaseNewerError
 */
export async function openPostgres(url: string, migrations: string, log: Logger): Promise<Connection> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'turno',
  })
  // The pool replaces an idle connection that the database closes. Without a listener the event would end
  // this process.
  pool.on('error', (cause) => log.warn(describeFault(cause), 'an idle database connection was lost'))
  const guarded = guardClient(pool, ['query', 'connect'])

  async function exclusively<T>(work: (holder: PoolClient) => Promise<T>): Promise<T> {
    const holder = await pool.connect()
    try {
      await holder.query('set statement_timeout = 0')
      await endWithProgram(holder)
      await holder.query('select pg_advisory_lock($1)', [START_LOCK])
      return await work(holder)
    } finally {
      holder.release(true)
    }
  }

  const db = markTransactions(drizzle({ client: guarded, schema: tables }))
  try {
    // Migrates on the connection of the lock, which has no statement timeout. If the program is killed, the
    // lock stays until the database has rolled the migration back.
    await exclusively(async (holder) => {
      await rejectNewerDatabase(
        async (text) => (await holder.query<Record<string, unknown>>(text)).rows,
        migrations,
      )
      await migrate(drizzle({ client: holder }), { migrationsFolder: migrations })
    })
  } catch (cause) {
    await pool.end()
    throw cause
  }
  return {
    db,
    kind: 'postgres',
    query: {
      async query(text, values) {
        const answer = await guarded.query<Record<string, unknown>>(text, values ? [...values] : [])
        return { rows: answer.rows, rowCount: answer.rowCount ?? 0 }
      },
      async script(text) {
        const client = await guarded.connect()
        let hasFailed = true
        try {
          // The driver returns an array for several statements.
          const answer: unknown = await client.query(text)
          hasFailed = false
          const last: unknown = Array.isArray(answer) ? answer.at(-1) : answer
          return { rows: (last as { rows: Record<string, unknown>[] }).rows }
        } finally {
          // A connection that failed after its own BEGIN is in a broken transaction. The pool must not reuse
          // it.
          client.release(hasFailed)
        }
      },
    },
    exclusively,
    close: () => pool.end(),
  }
}

/**
 * Makes the database end the statements of a killed program. Otherwise a long statement would keep its locks
 * for minutes. Needs PostgreSQL 14 and an operating system that supports the check.
 */
async function endWithProgram(holder: PoolClient): Promise<void> {
  const name = 'client_connection_check_interval'
  try {
    await holder.query('select set_config(name, $1, false) from pg_settings where name = $2', [
      String(CONNECTION_CHECK_MS),
      name,
    ])
  } catch {
    // The database or its operating system does not support the check. A killed program's statement then runs
    // to its end.
  }
}
