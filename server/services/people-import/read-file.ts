import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { ImportField } from '#domain/people-import/fields.ts'
import { peopleHeadings } from '#domain/people-import/headings.ts'
import type { Database, Tx } from '../../db/connect.ts'
import {
  peopleArrivals,
  peopleImportRows,
  peopleImports,
  peopleSources,
} from '../../db/schema/imports/people-import.ts'
import type { Background } from '../../queues/background.ts'
import { columnsOfKey, type Key, type KnownColumns } from '../import-file/key-columns.ts'
import { type ReadFile, readSheet } from '../import-file/read-file.ts'
import { importTexts as texts } from './texts.es.ts'

const STEP = { first: 200, least: 50, most: 1000 }

export interface PeopleFile extends ReadFile<ImportField> {
  isComplete: boolean
  /** users.id: by whom it is known what its columns are; null: nobody, or not known. */
  mappedBy: number | null
}

/**
 * Reads a file of people, and says what its columns are: as its source had them last, else as it seems.
 * @param key of the program that has brought it; null: a person has, or it lay in the folder
 * @param person whose turn it is @throws SheetRefused, QueueFull
 */
export async function readPeopleFile(
  db: Database,
  bytes: Uint8Array,
  { source, key, person }: { source: string; key: Key | null; person: number },
): Promise<PeopleFile> {
  const known = (key && (await columnsOfKey(db, key, 'personas'))) ?? (await columnsOfSource(db, source, key))
  const said = known && { ...known, columns: known.columns as Record<string, ImportField | ''> }
  const read = await readSheet(bytes, peopleHeadings, said, person)
  // Our own file of errors is never the whole list.
  const isPart = read.columns.some(({ heading }) => heading === texts.errorHeading)
  const isComplete = known?.isTrusted === true && known.isComplete && !isPart
  return { ...read, isComplete, mappedBy: known?.setBy ?? null }
}

/** What was said of files that people hand over under that name: to a key's no more than a suggestion. */
async function columnsOfSource(db: Database, source: string, key: Key | null): Promise<KnownColumns | null> {
  const [row] = await db.select().from(peopleSources).where(eq(peopleSources.name, source))
  if (!row) return null
  return { columns: row.columns, isComplete: row.isComplete, setBy: null, isTrusted: key === null }
}

type Made = Pick<
  typeof peopleImports.$inferInsert,
  'fileName' | 'source' | 'userId' | 'uploadedBy' | 'address' | 'createdAt'
>

/**
 * Writes a file down, some rows at a time: an import of which nobody is told until `letCheck`.
 * @returns its id
 */
export async function keepImport(
  { db, background }: { db: Database; background: Background },
  { columns, rows, isComplete, mappedBy }: PeopleFile,
  made: Made & { isByItself?: boolean },
  isServing: boolean,
): Promise<number> {
  const [row] = await db
    .insert(peopleImports)
    .values({ ...made, state: 'arriving', columns, isComplete, mappedBy, rows: rows.length, counts: {} })
    .returning({ id: peopleImports.id })
  if (!row) throw new Error('the file was not kept')
  const steps = background.steps(STEP, isServing)
  const all = rows.map(([at, cells]) => ({ importId: row.id, row: at, cells }))
  for (let start = 0; start < all.length; ) {
    const some = all.slice(start, start + steps.rows)
    await steps.take(() => db.insert(peopleImportRows).values(some), some.length)
    start += some.length
  }
  return row.id
}

/** All its rows are there: it is to be looked through. */
export async function letCheck(tx: Tx, id: number): Promise<void> {
  const isIt = and(eq(peopleImports.id, id), eq(peopleImports.state, 'arriving'))
  const [row] = await tx
    .update(peopleImports)
    .set({ state: 'checking' })
    .where(isIt)
    .returning({ id: peopleImports.id })
  if (!row) throw new Error('the file was swept before its rows were written')
}

/** Its rows are taken away by and by (tidy.ts); of this moment on nobody is told of it. */
export async function throwAway(tx: Database | Tx, which: SQL | undefined): Promise<void> {
  const rows = await tx
    .update(peopleImports)
    .set({ state: 'gone', checkLease: null, checkUntil: null })
    .where(which)
    .returning({ id: peopleImports.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.update(peopleArrivals).set({ importId: null }).where(inArray(peopleArrivals.importId, ids))
}
