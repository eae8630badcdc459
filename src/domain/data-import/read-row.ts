import type { ColumnsOf } from '../import-file/headings.ts'
import { isEmployeeNumber } from '../identity/new-person.ts'
import { cellText, numberText } from '../import-file/cell-text.ts'
import { BROKEN } from '../import-file/file-words.es.ts'
import type { DataKind, DataProblem, ReadRow } from './kind.ts'

export function missingFields(kind: DataKind<string, unknown>, columns: ColumnsOf<string>): string[] {
  return kind.needed.filter((field) => !columns.includes(field))
}

/**
 * Parses a row by its kind and adds the checks of every kind: an empty required cell, an invalid number, and a
 * cell that a spreadsheet could not compute. `wanted` is null if there is any problem.
 */
export function readDataRow(
  kind: DataKind<string, unknown>,
  texts: readonly string[],
  columns: ColumnsOf<string>,
  today: string,
): ReadRow<unknown> {
  const cells: Partial<Record<string, string>> = {}
  for (const [at, field] of columns.entries()) {
    if (field !== '') cells[field] = cellText(texts[at])
  }
  const broken = Object.keys(cells).filter((field) => BROKEN.test(cells[field] ?? ''))
  cells.numero = numberText(cells.numero ?? '')
  const read = kind.read(cells, today)
  const reported = new Set([...broken, ...read.problems.map(({ field }) => field)])
  const problems: DataProblem[] = [
    ...broken.map((field): DataProblem => ({ field, what: 'broken' })),
    ...kind.needed
      .filter((field) => (cells[field] ?? '') === '' && !reported.has(field))
      .map((field): DataProblem => ({ field, what: 'empty' })),
    ...read.problems.filter(({ field }) => !broken.includes(field)),
  ]
  if (cells.numero !== '' && !reported.has('numero') && !isEmployeeNumber(cells.numero))
    problems.push({ field: 'numero', what: 'number' })
  return { ...read, problems, wanted: problems.length > 0 ? null : read.wanted }
}
