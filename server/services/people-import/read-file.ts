import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { ImportField } from '#domain/people-import/fields.ts'
import { peopleHeadings } from '#domain/people-import/headings.ts'
import type { Database, Tx } from '../../db/connection.ts'
import {
  peopleArrivals,
  peopleImportRows,
  peopleImports,
  peopleSources,
} from '../../db/schema/imports/people-import.ts'
import type { Background } from '../../queues/background.ts'
import { columnsOfKey, type Key, type KnownColumns } from '../import-engine/key-columns.ts'
import { type ReadFile, type ReadingOptions, readSheet } from '../import-engine/read-file.ts'
import { importTexts as texts } from './texts.es.ts'

const STEP = { first: 200, least: 50, most: 1000 }

export interface PeopleFile extends ReadFile<ImportField> {
  isComplete: boolean
  /** users.id of the person who last assigned the columns; null when unknown. */
  mappedBy: number | null
}

/**
 * Reads a file of people and assigns its columns as last time for this source, otherwise by their headings.
 * @param key of the program that sent the file; null for a person or the folder
 * @param person users.id whose place in the queue the file uses
 * @throws SheetRefused, QueueFull
 */
export async function readPeopleFile(
  db: Database,
  bytes: Uint8Array,
  { source, key, person }: { source: string; key: Key | null; person: number },
  options: ReadingOptions = {},
): Promise<PeopleFile> {
  const known = (key && (await columnsOfKey(db, key, 'personas'))) ?? (await columnsOfSource(db, source, key))
  const said = known && { ...known, columns: known.columns as Record<string, ImportField | ''> }
  const read = await readSheet(bytes, peopleHeadings, said, person, options)
  // The portal's own file of errors is never the complete list.
  const isPart = read.columns.some(({ heading }) => heading === texts.errorHeading)
  const isComplete = known?.isTrusted === true && known.isComplete && !isPart
  return { ...read, isComplete, mappedBy: known?.setBy ?? null }
}

/** Finds the columns last assigned for this source name; only a suggestion for a file sent with a key. */
async function columnsOfSource(db: Database, source: string, key: Key | null): Promise<KnownColumns | null> {
  const [row] = await db.select().from(peopleSources).where(eq(peopleSources.name, source))
  if (!row) return null
  const { columns, isComplete, isMonthFirst } = row
  return { columns, isComplete, isMonthFirst, setBy: null, isTrusted: key === null }
}

type Made = Pick<
  typeof peopleImports.$inferInsert,
  'fileName' | 'source' | 'userId' | 'uploadedBy' | 'address' | 'createdAt'
>

/**
 * Stores a file's rows a few at a time, as an import that stays hidden until `startCheck`.
 * @returns the import's id
 */
export async function keepImport(
  { db, background }: { db: Database; background: Background },
  { rows, ...read }: PeopleFile,
  made: Made & { isByItself?: boolean },
  isServing: boolean,
): Promise<number> {
  const [row] = await db
    .insert(peopleImports)
    .values({ ...made, ...read, state: 'arriving', rows: rows.length, counts: {} })
    .returning({ id: peopleImports.id })
  if (!row) throw new Error('the import was not stored')
  const steps = background.steps(STEP, isServing)
  const all = rows.map(([at, cells]) => ({ importId: row.id, row: at, cells }))
  for (let start = 0; start < all.length; ) {
    const some = all.slice(start, start + steps.rows)
    await steps.take(() => db.insert(peopleImportRows).values(some), some.length)
    start += some.length
  }
  return row.id
}

/** Starts the check, once all rows are stored. */
export async function startCheck(tx: Tx, id: number): Promise<void> {
  const isIt = and(eq(peopleImports.id, id), eq(peopleImports.state, 'arriving'))
  const [row] = await tx
    .update(peopleImports)
    .set({ state: 'checking' })
    .where(isIt)
    .returning({ id: peopleImports.id })
  if (!row) throw new Error('the import was deleted before its rows were stored')
}

/** Hides the import at once; its rows are deleted later in small steps (tidy.ts). */
export async function discardImports(tx: Database | Tx, which: SQL | undefined): Promise<void> {
  const rows = await tx
    .update(peopleImports)
    .set({ state: 'gone', checkLease: null, checkUntil: null })
    .where(which)
    .returning({ id: peopleImports.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.update(peopleArrivals).set({ importId: null }).where(inArray(peopleArrivals.importId, ids))
}
