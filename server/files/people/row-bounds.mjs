import { PeopleFileRefused } from './refusal.mjs'

/** Limit of domain/import-file/limits.ts, plus a hundred for headings, empty rows and titles. */
const MAX_ROWS = 50_000 + 100
const MAX_COLUMNS = 60
/**
 * Maximum characters of a cell: longer than any valid cell. A cut cell is reported as invalid, unless its
 * column is ignored.
 */
const MAX_CELL = 501
const MAX_TEXT = 40 * 1024 * 1024

export class RowBounds {
  #rows = 0
  #text = 0

  /** Counts, trims and checks a row. @param {string[]} cells of one row; '' for an empty cell */
  take(cells) {
    if (++this.#rows > MAX_ROWS) throw new PeopleFileRefused('tooManyRows')
    while (cells.length > 0 && cells.at(-1) === '') cells.pop()
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
