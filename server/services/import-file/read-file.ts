import { MOST_ROWS } from '#domain/import-file/limits.ts'
import type { GuessedColumn, ReadColumn } from '#domain/import-file/headings.ts'
import { cutText } from '#domain/text-length.ts'
import { putDaysFirst } from '#domain/import-file/day-order.ts'
import {
  type PeopleSheet,
  readPeopleSheet,
  SheetRefused,
  type SheetRow,
} from '../../files/people/run-people-worker.ts'
import { openDayShare } from '../../files/day-share.ts'
import { createQueue, QueueFull } from '../../files/queue.ts'
import type { Database } from '../../db/connect.ts'
import type { Clock } from '../../clock.ts'
import type { Services } from '../../facilities/services.ts'
import type { User } from '../../identity/user.ts'
import { fileTexts as uploadTexts, transportTexts } from '../../texts.ts'
import { Later } from '../../wire/later.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { bytesOfDataUrl } from './data-url.ts'
import { fileTexts as texts } from './texts.es.ts'

/** Rows searched for the headings. */
const HEADINGS_WITHIN = 10
/** Minimum known names in a heading row. */
const SURE_HEADING = 2
/** Sheets searched for the headings, because the first one may be a cover. */
const MOST_SHEETS = 8
/** Cells used to guess a column. */
const SAMPLES = 50
const SAMPLE_LENGTH = 60

/** One file at a time: each may need a few hundred megabytes in its process. */
const inTurn = createQueue(1)

export interface ReadFile<Field extends string> {
  columns: ReadColumn<Field>[]
  rows: readonly SheetRow[]
}

/**
 * Columns assigned for a source, by plain heading. Untrusted ones are suggestions that a person must review.
 */
interface Said<Field extends string> {
  columns: Record<string, Field | ''>
  isTrusted: boolean
}

/** Heading names of a kind of file (HeadingBook). */
export interface Headings<Field extends string> {
  /** Whether columns with an ambiguous day order need a review, until the source's columns were assigned. */
  readonly asksDayOrder?: boolean
  score(cells: readonly string[]): number
  guess(
    headings: readonly string[],
    samples: readonly (readonly string[])[],
    known: ReadonlyMap<string, Field | ''>,
  ): GuessedColumn<Field>[]
}

/**
 * Reads a file uploaded on a screen: applies the upload limits, and turns refusals into messages.
 * @throws WireFault, DiskFull
 */
export async function takeUpload<Read>(
  file: string,
  { db, user, clock, services }: { db: Database; user: User; clock: Clock; services: Services },
  read: (bytes: Buffer) => Promise<Read>,
): Promise<Read> {
  const bytes = bytesOfDataUrl(file)
  await services.files.requireDisk(bytes.length)
  const wait = await services.uploads.count(user, clock.now())
  if (wait > 0) throw new WireFault('ERROR', uploadTexts.tooOften(Math.ceil(wait / 60_000)))
  const share = openDayShare(db, `import-person:${user.id}`, clock, services.environment.importMbADay)
  try {
    await share.take(bytes.length)
  } catch (cause) {
    // A screen needs a refusal that names the time; clients retry `Later` automatically.
    throw cause instanceof Later ? new WireFault('ERROR', cause.message) : cause
  }
  try {
    return await read(bytes)
  } catch (cause) {
    if (cause instanceof QueueFull) {
      await share.giveBack(0)
      throw new WireFault('ERROR', transportTexts.tooBusy, 503)
    }
    if (!(cause instanceof SheetRefused)) throw cause
    services.log.info({ problem: cause.problem, bytes: bytes.length }, 'a file of rows was refused')
    throw new WireFault('ERROR', texts.problemOf(cause.problem))
  }
}

/**
 * Reads a file's rows in a separate process and guesses its columns.
 * @param known columns assigned for its source before; null for none
 * @param person whose place in the queue it uses
 * @throws SheetRefused, QueueFull
 */
export async function readSheet<Field extends string>(
  bytes: Uint8Array,
  headings: Headings<Field>,
  known: Said<Field> | null,
  person: number,
): Promise<ReadFile<Field>> {
  const sheet = await inTurn(person, () => readTable(bytes, headings))
  return withColumns(sheet, headings, known)
}

/**
 * Returns the sheet with the headings, because many workbooks begin with a cover; otherwise the first sheet.
 */
async function readTable<Field extends string>(
  bytes: Uint8Array,
  book: Headings<Field>,
): Promise<PeopleSheet> {
  const first = await readPeopleSheet(bytes)
  const isTable = ({ rows }: PeopleSheet) => Math.max(0, ...scoresOf(rows, book)) >= SURE_HEADING
  if (isTable(first)) return first
  for (let at = 1; at < Math.min(first.sheets.length, MOST_SHEETS); at++) {
    const other = await readPeopleSheet(bytes, undefined, at)
    if (isTable(other)) return other
  }
  return first
}

function scoresOf<Field extends string>(rows: readonly SheetRow[], book: Headings<Field>): number[] {
  return rows.slice(0, HEADINGS_WITHIN).map(([, cells]) => book.score(cells))
}

function withColumns<Field extends string>(
  { rows, isSure: isWritingSure }: PeopleSheet,
  book: Headings<Field>,
  known: Said<Field> | null,
): ReadFile<Field> {
  if (rows.length === 0) throw new SheetRefused('empty')
  const scores = scoresOf(rows, book)
  const at = Math.max(0, scores.indexOf(Math.max(...scores)))
  const headings = rows[at]?.[1] ?? []
  // A single column means that the text was not split.
  if (headings.length < 2) throw new SheetRefused('headings')
  const data = rows.slice(at + 1)
  if (data.length === 0) throw new SheetRefused('empty')
  if (data.length > MOST_ROWS) throw new SheetRefused('tooManyRows')
  const unclear = putDaysFirst(data)
  if (known?.isTrusted === true || book.asksDayOrder !== true) unclear.clear()
  const width = Math.max(headings.length, ...data.slice(0, SAMPLES).map(([, cells]) => cells.length))
  const whole = Array.from({ length: width }, (_, column) => headings[column] ?? '')
  const samples = whole.map((_, column) => data.slice(0, SAMPLES).map(([, cells]) => cells[column] ?? ''))
  const guessed = guessColumns(book, whole, samples, known)
  const guessedText = isWritingSure ? new Set<number>() : accentedColumns(data)
  const columns = whole.map((heading, column) => {
    const { field = '' as const, isSure = true } = guessed[column] ?? {}
    const isDoubtful = field !== '' && (unclear.has(column) || guessedText.has(column))
    const sample = samples[column]?.find((text) =>
      guessedText.has(column) ? ACCENTED.test(text) : text !== '',
    )
    return { heading, sample: cutText(sample ?? '', SAMPLE_LENGTH), field, isSure: isSure && !isDoubtful }
  })
  return { columns, rows: data }
}

const ACCENTED = /[\u0080-\uffff]/

/** Returns the columns with non-ASCII letters, which a guessed encoding may have read wrongly. */
function accentedColumns(rows: readonly SheetRow[]): Set<number> {
  return new Set(rows.flatMap(([, cells]) => cells.flatMap((text, at) => (ACCENTED.test(text) ? [at] : []))))
}

/** Marks a suggested column as sure only if its own name gives the same field. */
function guessColumns<Field extends string>(
  book: Headings<Field>,
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  known: Said<Field> | null,
): GuessedColumn<Field>[] {
  const guessed = book.guess(headings, samples, new Map(Object.entries(known?.columns ?? {})))
  if (known === null || known.isTrusted) return guessed
  const byName = book.guess(headings, samples, new Map())
  return guessed.map(({ field }, at) => ({
    field,
    isSure: byName[at]?.field === field && byName[at].isSure,
  }))
}
