import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTexts as texts } from '../texts.ts'

export interface Migration {
  tag: string
  /** ms: what the database notes of each migration that it has. */
  when: number
}

/** The database has been used by a newer program, whose tables this one does not know: it must not write there. */
export class DatabaseNewerError extends Error {
  override readonly name = 'DatabaseNewerError'
}

/** Plain SQL, on whatever connection or transaction. */
export type Ask = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** What this program brings, oldest first. */
export function knownMigrations(folder: string): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: Migration[]
  }
  return entries.map(({ tag, when }) => ({ tag, when })).toSorted((one, other) => one.when - other.when)
}

/** The last migration that the database has; 0 when it has none. */
export async function lastMigration(ask: Ask): Promise<number> {
  const [there] = await ask(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`)
  if (there?.known !== true) return 0
  const [last] = await ask(
    'select coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations',
  )
  return Number(last?.last ?? 0)
}

/** @throws DatabaseNewerError */
export async function refuseNewer(ask: Ask, folder: string): Promise<void> {
  const newest = knownMigrations(folder).at(-1)?.when ?? 0
  if ((await lastMigration(ask)) > newest) throw new DatabaseNewerError(texts.databaseNewer)
}
