import { compareText } from '../../../text/compare-text.ts'
import { formatMoney } from '../../../money/money.ts'
import type { DataProblem } from '../../kind.ts'
import { MOST_SUM } from '../../row-cells.ts'
import type { PrepayrollField } from './columns.ts'
import type { PrepayrollHead, PrepayrollLine, WantedLine } from './kind.ts'

export interface LineRow {
  row: number
  wanted: WantedLine
}

export interface Totals {
  perceptions: number
  deductions: number
  net: number
}

/** Sums the lines of a prenómina, in centavos. */
export function totalsOf(lines: readonly PrepayrollLine[]): Totals {
  const sum = (side: PrepayrollLine['side']) =>
    lines.reduce((all, line) => (line.side === side ? all + line.amount : all), 0)
  const perceptions = sum('perception')
  const deductions = sum('deduction')
  return { perceptions, deductions, net: perceptions - deductions }
}

export function linesOf(rows: readonly LineRow[]): PrepayrollLine[] {
  return rows.map(({ wanted }) => wanted.line).filter(({ amount }) => amount > 0)
}

const headFields: Readonly<Record<keyof PrepayrollHead, PrepayrollField>> = {
  startDate: 'inicio',
  endDate: 'fin',
  paidDate: 'pago',
  visibleFrom: 'visibleDesde',
  daysPaid: 'dias',
  dailySalary: 'salario',
  integratedSalary: 'sdi',
}
export const HEAD = Object.entries(headFields) as [keyof PrepayrollHead, PrepayrollField][]

/** Returns the problems of a prenómina by row number. All rows must have the same head as the first row. */
export function problemsOfUnit(rows: readonly LineRow[]): Map<number, DataProblem[]> {
  const problems = new Map<number, DataProblem[]>()
  const [first, ...others] = rows
  if (!first) return problems
  for (const { row, wanted } of others) {
    const differences = HEAD.filter(([name]) => wanted.head[name] !== first.wanted.head[name]).map(
      ([, field]): DataProblem => ({ field, what: 'differs', of: String(first.row) }),
    )
    if (differences.length > 0) problems.set(row, differences)
  }
  const lines = linesOf(rows)
  const { perceptions, net } = totalsOf(lines)
  const unitProblem: DataProblem | null =
    lines.length === 0
      ? { field: 'importe', what: 'noLines' }
      : net < 0
        ? { field: 'importe', what: 'negativeNet', of: formatMoney(-net) }
        : perceptions > MOST_SUM
          ? { field: 'importe', what: 'tooMuch', of: formatMoney(MOST_SUM) }
          : null
  if (unitProblem) for (const { row } of rows) problems.set(row, [...(problems.get(row) ?? []), unitProblem])
  return problems
}

export function lineKey(line: PrepayrollLine): string {
  const { side, concept, description, amount, quantity, unit, balance } = line
  return JSON.stringify([side, concept, description, amount, quantity, unit, balance])
}

export function hasSameLines(one: readonly PrepayrollLine[], other: readonly PrepayrollLine[]): boolean {
  const keys = (lines: readonly PrepayrollLine[]) => lines.map(lineKey).sort(compareText).join('\n')
  return one.length === other.length && keys(one) === keys(other)
}
