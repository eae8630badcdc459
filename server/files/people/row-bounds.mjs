import { PeopleFileRefused } from './refusal.mjs'

/** As in domain/people-import/limits.ts, and as many again for headings, empty rows and what stands above. */
const MOST_ROWS = 50_000 + 100
const MOST_COLUMNS = 60
/** Longer than any cell that is read: what is cut is told of its cell, or was in a column that nobody reads. */
const MOST_CELL = 501
/** Letters of all cells together. */
const MOST_TEXT = 40 * 1024 * 1024

/** Counts what comes of a file, and keeps it in bounds. */
export class RowBounds {
  #rows = 0
  #text = 0

  /** @param {string[]} cells of one row, '' where there is nothing */
  take(cells) {
    if (++this.#rows > MOST_ROWS) throw new PeopleFileRefused('tooManyRows')
    while (cells.length > 0 && cells.at(-1) === '') cells.pop()
    if (cells.length > MOST_COLUMNS) throw new PeopleFileRefused('tooManyColumns')
    for (const [at, cell] of cells.entries()) {
      if (cell.length > MOST_CELL) cells[at] = cut(cell)
      this.#text += cells[at].length
    }
    if (this.#text > MOST_TEXT) throw new PeopleFileRefused('heavy')
  }
}

/** Half a letter at its end gives way to a sign. */
function cut(cell) {
  const text = cell.slice(0, MOST_CELL)
  return text.isWellFormed() ? text : `${text.slice(0, -1)}…`
}
