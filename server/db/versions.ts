import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTexts as texts } from '../texts.ts'

export interface Migration {
  tag: string
  /** Time in ms by which the database identifies an applied migration. */
  when: number
}

/**
 * Error for a database that a newer version of the program has migrated. An older version must not write,
 * because it lacks the newer tables.
 */
export class DatabaseNewerError extends Error {
  override readonly name = 'DatabaseNewerError'
}

export type RunSql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

export function knownMigrations(folder: string): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: Migration[]
  }
  return entries.map(({ tag, when }) => ({ tag, when })).toSorted((one, other) => one.when - other.when)
}

export async function lastMigration(runSql: RunSql): Promise<number> {
  const [table] = await runSql(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`)
  if (table?.known !== true) return 0
  const [last] = await runSql(
    'select coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations',
  )
  return Number(last?.last ?? 0)
}

/** @throws DatabaseNewerError for a database of a newer version of the program */
export async function rejectNewerDatabase(runSql: RunSql, folder: string): Promise<void> {
  const newest = knownMigrations(folder).at(-1)?.when ?? 0
  if ((await lastMigration(runSql)) > newest) throw new DatabaseNewerError(texts.databaseNewer)
}
