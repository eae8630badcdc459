import { eq } from 'drizzle-orm'
import type { ImportField } from '#domain/people-import/fields.ts'
import { peopleHeadings } from '#domain/people-import/headings.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { peopleImportRows, peopleImports, peopleSources } from '../../db/schema/imports/people-import.ts'
import { type ReadFile, readSheet } from '../import-file/read-file.ts'
import { importTexts as texts } from './texts.es.ts'

const ROWS_AT_ONCE = 1000

export interface PeopleFile extends ReadFile<ImportField> {
  isComplete: boolean
}

/**
 * Reads a file of people, and says what its columns are: as its source had them last, else as it seems.
 * @param person whose turn it is @throws SheetRefused, QueueFull
 */
export async function readPeopleFile(
  db: Database,
  bytes: Uint8Array,
  source: string,
  person: number,
): Promise<PeopleFile> {
  const [known] = await db.select().from(peopleSources).where(eq(peopleSources.name, source))
  const read = await readSheet(bytes, peopleHeadings, known?.columns ?? {}, person)
  // Our own file of errors is never the whole list.
  const isPart = read.columns.some(({ heading }) => heading === texts.errorHeading)
  return { ...read, isComplete: known?.isComplete === true && !isPart }
}

type Made = Pick<
  typeof peopleImports.$inferInsert,
  'fileName' | 'source' | 'userId' | 'address' | 'createdAt'
>

/** An import that is to be checked. @returns its id */
export async function keepImport(
  tx: Tx,
  { columns, rows, isComplete }: PeopleFile,
  made: Made & { isByItself?: boolean },
): Promise<number> {
  const [row] = await tx
    .insert(peopleImports)
    .values({ ...made, state: 'checking', columns, isComplete, rows: rows.length, counts: {} })
    .returning({ id: peopleImports.id })
  if (!row) throw new Error('the file was not kept')
  const all = rows.map(([at, cells]) => ({ importId: row.id, row: at, cells }))
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
    await tx.insert(peopleImportRows).values(all.slice(start, start + ROWS_AT_ONCE))
  }
  return row.id
}
