import { MOST_ROWS, MOST_SHEETS } from '#domain/import-file/limits.ts'
import type { GuessedColumn, ReadColumn } from '#domain/import-file/headings.ts'
import { cutText } from '#domain/text/text-length.ts'
import { dayOrders, orderOfFile } from '#domain/import-file/day-order.ts'
import {
  type PeopleSheet,
  readPeopleSheet,
  SheetRefused,
  type SheetRow,
} from '../../files/people/run-people-worker.ts'
import { createQueue } from '../../files/queue.ts'
import type { KnownColumns } from './key-columns.ts'
import { fileTexts as texts } from './texts.es.ts'

const MAX_HEADING_ROW = 10
const MIN_KNOWN_HEADINGS = 2
/** Minimum number of columns. A single column means that the text was not split. */
const MIN_COLUMNS = 2
const MAX_SEARCHED_SHEETS = 8
const SAMPLES = 50
const SAMPLE_LENGTH = 60

/** Queue for one file at a time, because each file may need several hundred megabytes. */
const inTurn = createQueue(1)

export interface ReadSheet {
  columns: ReadColumn<string>[]
  rows: readonly SheetRow[]
  sheets: string[]
  sheet: number
  /**
   * Whether dates such as 03/04 are month first, as answered for this upload or remembered for the source.
   * Null without an answer.
   */
  isMonthFirst: boolean | null
}

export interface ReadingOptions {
  sheet?: number | undefined
  isMonthFirst?: boolean | undefined
}

/** Untrusted columns are suggestions that a person must review. */
type Known = Pick<KnownColumns, 'columns' | 'isMonthFirst' | 'isTrusted'>

export interface Headings {
  score(cells: readonly string[]): number
  guess(
    headings: readonly string[],
    samples: readonly (readonly string[])[],
    known?: ReadonlyMap<string, string>,
  ): GuessedColumn<string>[]
}

/**
 * Reads a file's rows in a separate process and guesses its columns. Cells keep the file's order of day and
 * month (day-order.ts).
 * @param known columns assigned to the file's source before; null for none
 * @param person users.id whose turn in the queue the file takes
 * @throws SheetRefused, QueueFull
 */
export async function readSheet(
  bytes: Uint8Array,
  headings: Headings,
  known: Known | null,
  person: number,
  options: ReadingOptions = {},
): Promise<ReadSheet> {
  const table = await inTurn(person, () => readTable(bytes, headings, options.sheet))
  try {
    return withColumns(table, headings, known, options)
  } catch (cause) {
    const isEmpty = cause instanceof SheetRefused && cause.problem === 'empty'
    throw isEmpty && options.sheet !== undefined && table.read.isBook
      ? new SheetRefused('emptySheet', { cause })
      : cause
  }
}

interface Table {
  read: PeopleSheet
  sheet: number
}

/**
 * Returns the sheet to read:
 * 1. The chosen sheet.
 * 2. The first sheet with known headings, because many workbooks begin with a cover.
 * 3. The first sheet with columns and rows. The person can choose another sheet in the review.
 */
async function readTable(bytes: Uint8Array, book: Headings, chosen: number | undefined): Promise<Table> {
  if (chosen !== undefined) return { read: await readPeopleSheet(bytes, undefined, chosen), sheet: chosen }
  const first = { read: await readPeopleSheet(bytes), sheet: 0 }
  let readable: Table | null = null
  for (let table = first; ; ) {
    const { rows, sheets } = table.read
    if (Math.max(0, ...scoresOf(rows, book)) >= MIN_KNOWN_HEADINGS) return table
    const at = headingOf(rows, book)
    if (readable === null && (rows[at]?.[1].length ?? 0) >= MIN_COLUMNS && rows.length > at + 1)
      readable = table
    const sheet = table.sheet + 1
    if (sheet >= Math.min(sheets.length, MAX_SEARCHED_SHEETS)) return readable ?? first
    table = { read: await readPeopleSheet(bytes, undefined, sheet), sheet }
  }
}

function headingOf(rows: readonly SheetRow[], book: Headings): number {
  const scores = scoresOf(rows, book)
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

function scoresOf(rows: readonly SheetRow[], book: Headings): number[] {
  return rows.slice(0, MAX_HEADING_ROW).map(([, cells]) => book.score(cells))
}

function withColumns(
  { read: { rows, guessed: guessedRows, sheets }, sheet }: Table,
  book: Headings,
  known: Known | null,
  options: ReadingOptions,
): ReadSheet {
  if (rows.length === 0) throw new SheetRefused('empty')
  const at = headingOf(rows, book)
  const headings = rows[at]?.[1] ?? []
  if (headings.length < MIN_COLUMNS) throw new SheetRefused('headings')
  const data = rows.slice(at + 1)
  if (data.length === 0) throw new SheetRefused('empty')
  if (data.length > MOST_ROWS) throw new SheetRefused('tooManyRows')
  const width = Math.max(headings.length, ...data.slice(0, SAMPLES).map(([, cells]) => cells.length))
  const whole = Array.from({ length: width }, (_, column) => headings[column] ?? '')
  const samples = whole.map((_, column) => data.slice(0, SAMPLES).map(([, cells]) => cells[column] ?? ''))
  const guessed = guessColumns(book, whole, samples, known)
  // Guessed characters of an unclear encoding make a column doubtful only below the heading row.
  const isGuessed = (column: number) => (guessedRows.get(column) ?? 0) > (rows[at]?.[0] ?? 0)
  const orders = dayOrders(data)
  const columns = whole.map((heading, column): ReadColumn<string> => {
    const { field = '', isSure = true } = guessed[column] ?? {}
    const isDoubtful = isGuessed(column)
    const guessedRow = isDoubtful && data.find(([row]) => row === guessedRows.get(column))
    const sample = guessedRow ? guessedRow[1][column] : samples[column]?.find((text) => text !== '')
    const days = orders.get(column)
    return {
      heading,
      sample: cutText(sample ?? '', SAMPLE_LENGTH),
      field,
      isSure: isSure && !(field !== '' && isDoubtful),
      ...(days && { days }),
      ...(isDoubtful && { hasGuessedLetters: true }),
    }
  })
  const answered = answerOf(columns, known, options)
  return { ...answered, rows: data, sheets: sheets.slice(0, MOST_SHEETS), sheet }
}

/**
 * Adds whether dates such as 03/04 are month first. If other dates of the file contradict the remembered
 * answer, the source may have changed. The answer is then not used, and a person must check these columns.
 */
function answerOf(
  columns: ReadColumn<string>[],
  known: Known | null,
  options: ReadingOptions,
): Pick<ReadSheet, 'columns' | 'isMonthFirst'> {
  if (options.isMonthFirst !== undefined) return { columns, isMonthFirst: options.isMonthFirst }
  // The portal's own file of errors has the day first.
  if (columns.some(({ heading }) => heading === texts.errorHeading)) return { columns, isMonthFirst: false }
  // A column with both orders of day and month needs an answer for each file.
  const isMixed = columns.some(({ days, field }) => days === 'mixed' && field !== '')
  const remembered = known?.isTrusted === true && !isMixed ? known.isMonthFirst : null
  const fileOrder = orderOfFile(columns)
  if (remembered === null || fileOrder === null || fileOrder === (remembered ? 'month' : 'day'))
    return { columns, isMonthFirst: remembered }
  const doubted = columns.map((column) =>
    column.days === 'either' && column.field !== '' ? { ...column, isSure: false } : column,
  )
  return { columns: doubted, isMonthFirst: null }
}

/** Guesses the columns. A suggested column is certain only if its heading alone gives the same field. */
function guessColumns(
  book: Headings,
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  known: Known | null,
): GuessedColumn<string>[] {
  const guessed = book.guess(headings, samples, new Map(Object.entries(known?.columns ?? {})))
  if (known === null || known.isTrusted) return guessed
  const byName = book.guess(headings, samples)
  return guessed.map(({ field }, at) => ({
    field,
    isSure: byName[at]?.field === field && byName[at].isSure,
  }))
}
