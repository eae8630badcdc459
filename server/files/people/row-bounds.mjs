import { PeopleFileRefused } from './refusal.mjs'

/** Limit of domain/import-file/limits.ts, plus a hundred for headings and titles. */
const MAX_ROWS = 50_000 + 100
/** Rows of a spreadsheet, which also saves formatted rows without a text. */
const MAX_EMPTY_ROWS = 1_048_576
const MAX_COLUMNS = 60
/**
 * Maximum characters of a cell: longer than any valid cell. A cut cell is reported as invalid, unless its
 * column is ignored.
 */
const MAX_CELL = 501
const MAX_TEXT = 40 * 1024 * 1024

export class RowBounds {
  #rows = 0
  #emptyRows = 0
  #text = 0

  /** Counts, trims and checks a row. @param {string[]} cells of one row; '' for an empty cell */
  take(cells) {
    while (cells.length > 0 && cells.at(-1) === '') cells.pop()
    const isFull = cells.length > 0 ? ++this.#rows > MAX_ROWS : ++this.#emptyRows > MAX_EMPTY_ROWS
    if (isFull) throw new PeopleFileRefused('tooManyRows')
    if (cells.length > MAX_COLUMNS) throw new PeopleFileRefused('tooManyColumns')
    for (const [at, cell] of cells.entries()) {
      if (cell.length > MAX_CELL) cells[at] = cut(cell)
      this.#text += cells[at].length
    }
    if (this.#text > MAX_TEXT) throw new PeopleFileRefused('heavy')
  }
}

function cut(cell) {
  const text = cell.slice(0, MAX_CELL)
  return text.isWellFormed() ? text : `${text.slice(0, -1)}…`
}
