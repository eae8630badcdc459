import { eq } from 'drizzle-orm'
import { guessColumns, headingScore } from '#domain/people-import/headings.ts'
import { MOST_PEOPLE } from '#domain/people-import/limits.ts'
import type { Database, Tx } from '../../db/connect.ts'
import {
  type ImportHeading,
  peopleImportRows,
  peopleImports,
  peopleSources,
} from '../../db/schema/imports/people-import.ts'
import { readPeopleSheet, SheetRefused, type SheetRow } from '../../files/people/run-people-worker.ts'
import { createQueue } from '../../files/queue.ts'
import { importTexts as texts } from './texts.es.ts'

/** Rows among which the headings stand. */
const HEADINGS_WITHIN = 10
/** Cells by which a column is guessed. */
const SAMPLES = 50
const SAMPLE_LENGTH = 60
const ROWS_AT_ONCE = 1000

/** One file at a time: each may take a few hundred megabytes in its process. */
const inTurn = createQueue(1)

export interface ReadFile {
  columns: ImportHeading[]
  rows: readonly SheetRow[]
  isComplete: boolean
}

/**
 * Reads a file of people in a process of its own, and says what its columns are: as its source had them last, else as it
 * seems. @param person whose turn it is @throws SheetRefused, QueueFull
 */
export async function readPeopleFile(
  db: Database,
  bytes: Uint8Array,
  source: string,
  person: number,
): Promise<ReadFile> {
  const { rows } = await inTurn(person, () => readPeopleSheet(bytes))
  return withColumns(db, rows, source)
}

async function withColumns(db: Database, rows: readonly SheetRow[], source: string): Promise<ReadFile> {
  if (rows.length === 0) throw new SheetRefused('empty')
  const scores = rows.slice(0, HEADINGS_WITHIN).map(([, cells]) => headingScore(cells))
  const at = Math.max(0, scores.indexOf(Math.max(...scores)))
  const headings = rows[at]?.[1] ?? []
  // A single column is a text that nobody has divided.
  if (headings.length < 2) throw new SheetRefused('headings')
  const people = rows.slice(at + 1)
  if (people.length === 0) throw new SheetRefused('empty')
  if (people.length > MOST_PEOPLE) throw new SheetRefused('tooManyRows')
  const width = Math.max(headings.length, ...people.slice(0, SAMPLES).map(([, cells]) => cells.length))
  const whole = Array.from({ length: width }, (_, column) => headings[column] ?? '')
  const samples = whole.map((_, column) => people.slice(0, SAMPLES).map(([, cells]) => cells[column] ?? ''))
  const [known] = await db.select().from(peopleSources).where(eq(peopleSources.name, source))
  const guessed = guessColumns(whole, samples, new Map(Object.entries(known?.columns ?? {})))
  const columns = whole.map((heading, column) => ({
    heading,
    sample: (samples[column]?.find((text) => text !== '') ?? '').slice(0, SAMPLE_LENGTH),
    ...(guessed[column] ?? { field: '' as const, isSure: true }),
  }))
  // Our own file of errors is never the whole list.
  const isPart = headings.includes(texts.errorHeading)
  return { columns, rows: people, isComplete: known?.isComplete === true && !isPart }
}

type Made = Pick<
  typeof peopleImports.$inferInsert,
  'fileName' | 'source' | 'userId' | 'address' | 'createdAt'
>

/** An import that is to be checked. @returns its id */
export async function keepImport(
  tx: Tx,
  { columns, rows, isComplete }: ReadFile,
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
