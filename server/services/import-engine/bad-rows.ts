import { columnName } from '#domain/import-file/columns.ts'
import { type DayReading, putDaysFirst } from '#domain/import-file/day-order.ts'
import { fileTexts as texts } from './texts.es.ts'

interface BadRow<Problem> {
  row: number
  cells: readonly string[]
  problems: readonly Problem[]
}

/**
 * Makes a CSV file of the rows with errors, for correction and another upload. An upload ignores the added
 * last column. Dates have the day first.
 * @param columnOf column of a problem, from 0; -1 if the file has no such column
 */
export function badRowsFile<Problem>(
  { fileName, columns }: { fileName: string; columns: readonly { heading: string }[] },
  rows: readonly BadRow<Problem>[],
  { turned }: DayReading,
  columnOf: (problem: Problem) => number,
  sentenceOf: (problem: Problem) => string,
): { nombre: string; archivo: string } {
  const headings = columns.map(({ heading }) => heading)
  // Drops the error column of an earlier file, because a new error column is added.
  const keptColumns = headings.flatMap((heading, at) => (heading === texts.errorHeading ? [] : [at]))
  const lines = [
    [...keptColumns.map((at) => headings[at] ?? ''), texts.errorHeading],
    ...rows.map(({ row, cells, problems }) => {
      const read = putDaysFirst(cells, turned)
      const problemTexts = problems.map(
        (problem) => `${placeOf(columnOf(problem), row)}: ${sentenceOf(problem)}`,
      )
      return [...keptColumns.map((at) => read[at] ?? ''), problemTexts.join(' ')]
    }),
  ]
  const text = `\ufeff${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
  return {
    nombre: texts.errorFile(fileName),
    archivo: `data:text/csv;base64,${Buffer.from(text, 'utf8').toString('base64')}`,
  }
}

function placeOf(column: number, row: number): string {
  return column < 0 ? texts.rowPlace(row) : `${columnName(column)}${row}`
}

/**
 * Escapes text that a spreadsheet would evaluate as a formula. Imports remove the added apostrophe
 * (csv-rows.mjs).
 */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
