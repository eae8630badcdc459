import { existsSync, renameSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import type { Filesystem } from '@electric-sql/pglite/basefs'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Connection } from './connection.ts'
import { endWhenFull, toOpeningError } from './disk-full.ts'
import { PrivateFolder } from './private-folder.ts'
import { tables } from './schema/tables.ts'
import { rejectNewerDatabase } from './versions.ts'
import { guardClient, markTransactions } from './transaction-guard.ts'

/**
 * Opens the embedded database. Switches fsync on for a data folder, because PGlite's default is off. Sets the
 * buffers to 2,048 pages (16 MB).
 * @param folder data folder; null for a database in memory
 * @param migrations folder of the migrations to apply; null applies none
 * @param files file system of a database in memory, which may already have the database's files
 * @throws DatabaseNewerError, DiskFullError
 */
export async function openPglite(
  folder: string | null,
  migrations: string | null,
  files?: Filesystem,
): Promise<Connection> {
  if (folder !== null && !existsSync(folder)) await makeDatabase(folder)
  const fs = folder === null ? files : new PrivateFolder(folder)
  const client = await PGlite.create({
    ...(fs && { fs }),
    startParams: startParams(folder),
  }).catch((cause: unknown) => {
    throw folder === null ? cause : toOpeningError(folder, cause)
  })
  if (folder !== null) endWhenFull(client)
  keepUsedParsers(client.parsers)
  const guarded = guardClient(client, ['query', 'exec', 'sql', 'transaction', 'runExclusive'])
  const db = markTransactions(drizzle({ client: guarded, schema: tables }))
  try {
    if (migrations !== null) {
      await rejectNewerDatabase(
        async (text) => (await client.query<Record<string, unknown>>(text)).rows,
        migrations,
      )
      await migrate(db, { migrationsFolder: migrations })
    }
  } catch (cause) {
    await client.close()
    throw cause
  }
  return {
    db,
    kind: 'pglite',
    query: {
      async query(text, values) {
        const answer = await guarded.query<Record<string, unknown>>(text, values ? [...values] : [])
        return { rows: answer.rows, rowCount: answer.affectedRows ?? answer.rows.length }
      },
      async script(text) {
        try {
          return { rows: (await guarded.exec(text)).at(-1)?.rows ?? [] }
        } catch (cause) {
          // A script that fails after its own BEGIN leaves the only session in a broken transaction.
          await guarded.exec('rollback')
          throw cause
        }
      },
    },
    exclusively: (work) => work(),
    close: async () => {
      if (!client.closed) await client.close()
    },
  }
}

/** Type ids (OIDs) of query results: the types of this schema and of pg-boss, and their arrays. */
// biome-ignore format: a line for each kind
const USED_TYPES = new Set([
  // bool, bytea, bigint, smallint, integer, text, json, real, double, varchar, date, timestamps, time, numeric,
  // uuid, jsonb
  16, 17, 20, 21, 23, 25, 114, 700, 701, 1043, 1082, 1114, 1184, 1083, 1700, 2950, 3802,
  1000, 1001, 1016, 1005, 1007, 1009, 199, 1021, 1022, 1015, 1182, 1115, 1185, 1183, 1231, 2951, 3807,
])

/**
 * Removes unused parsers, because PGlite copies all its parsers for each query. Values of a type without a
 * parser arrive as text.
 */
function keepUsedParsers(parsers: Record<number | string, unknown>): void {
  for (const type of Object.keys(parsers)) if (!USED_TYPES.has(Number(type))) delete parsers[type]
}

function startParams(folder: string | null): string[] {
  const durability = folder === null ? [] : ['-c', 'fsync=on']
  return [...PGlite.defaultStartParams, ...durability, '-c', 'shared_buffers=2048']
}

/**
 * Creates the database beside its folder and renames it when complete. A killed process then leaves no
 * incomplete database. Closes the client, because a client that created a database uses much more memory than
 * a client that opened one.
 */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const client = await PGlite.create({ fs: new PrivateFolder(draft), startParams: startParams(draft) })
  await client.close()
  renameSync(draft, folder)
}
