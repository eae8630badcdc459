import { columnName } from '#domain/import-file/columns.ts'
import { fileTexts as texts } from './texts.es.ts'

interface BadRow<Problem> {
  row: number
  cells: readonly string[]
  problems: readonly Problem[]
}

/**
 * Returns the rows in error as a file that can be corrected and uploaded again. The added last column is
 * ignored on upload.
 * @param columnOf column of a problem, from 0; -1 if the file has no such column
 */
export function badRowsFile<Problem>(
  { fileName, columns }: { fileName: string; columns: readonly { heading: string }[] },
  rows: readonly BadRow<Problem>[],
  columnOf: (problem: Problem) => number,
  sentenceOf: (problem: Problem) => string,
): { nombre: string; archivo: string } {
  const headings = columns.map(({ heading }) => heading)
  // Replaces the error column of an earlier file.
  const kept = headings.flatMap((heading, at) => (heading === texts.errorHeading ? [] : [at]))
  const lines = [
    [...kept.map((at) => headings[at] ?? ''), texts.errorHeading],
    ...rows.map(({ row, cells, problems }) => [
      ...kept.map((at) => cells[at] ?? ''),
      problems.map((problem) => `${placeOf(columnOf(problem), row)}: ${sentenceOf(problem)}`).join(' '),
    ]),
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
 * Escapes text that a spreadsheet would evaluate as a formula. The reader removes the apostrophe again
 * (csv-rows.mjs).
 */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
