import { type LawField, type LawRow, lawRowProblems } from './law-row.ts'
import { isLawRule } from './rules.ts'
import { fileWords } from './file-words.es.ts'

/** Problem of a line, counted from 1. `header` when the first line does not have the columns of the format. */
export interface LawFileProblem {
  line: number
  field: LawField | 'header' | 'columns'
}

/**
 * Reads a file of rows (docs/law.md). Returns no rows unless every line is good.
 * @param text a comma-separated file with its header
 */
export function readLawFile(text: string): { rows: LawRow[]; problems: LawFileProblem[] } {
  const [header, ...lines] = readCells(text)
  if (header?.cells.map((name) => name.trim().toLowerCase()).join() !== fileWords.columns.join()) {
    return { rows: [], problems: [{ line: 1, field: 'header' }] }
  }
  const rows: LawRow[] = []
  const problems: LawFileProblem[] = []
  for (const { line, cells } of lines) {
    const [rule = '', value = '', from = '', until = '', article = '', source = '', confirmed = ''] =
      cells.map((cell) => cell.trim())
    const answer = fileWords.flags[confirmed.toLowerCase()]
    const row = { value, from, until: until || null, article, source, isConfirmed: answer === true }
    const found: LawFileProblem['field'][] =
      cells.length === fileWords.columns.length
        ? [...lawRowProblems({ rule, ...row }), ...(answer === undefined ? ['confirmed' as const] : [])]
        : ['columns']
    problems.push(...found.map((field) => ({ line, field })))
    if (found.length === 0 && isLawRule(rule)) rows.push({ rule, ...row })
  }
  return problems.length > 0 ? { rows: [], problems } : { rows, problems }
}

interface Line {
  line: number
  cells: string[]
}

/** Splits into cells. A cell in quotes may contain commas, line ends and doubled quotes. Empty lines are left out. */
function readCells(text: string): Line[] {
  const lines: Line[] = []
  const cell = /\s*"((?:[^"]|"")*)"[^\S\n]*(,|\r?\n|$)|([^,\n]*?)\r?(,|\n|$)/y
  const content = text.replace(/^\uFEFF/, '')
  let [line, first, cells]: [number, number, string[]] = [1, 1, []]
  while (cell.lastIndex < content.length || cells.length > 0) {
    const found = cell.exec(content)
    if (found === null) break
    const [whole, quoted, quotedEnd, plain, plainEnd] = found
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    line += whole.split('\n').length - 1
    if ((quotedEnd ?? plainEnd) === ',') continue
    if (cells.some((one) => one.trim() !== '')) lines.push({ line: first, cells })
    cells = []
    first = line
  }
  return lines
}
