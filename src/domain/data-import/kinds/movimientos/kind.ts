import { readFundPeriod } from '../../../savings/savings-statement.ts'
import { bareNumber } from '../../../import-file/bare-number.ts'
import { readPeriodCode } from '../../../payslips/payslip.ts'
import type { DataKind } from '../../kind.ts'
import { RowCells } from '../../row-cells.ts'
import { columns, type MovementField } from './columns.ts'
import { movementTypes, offered } from './values.es.ts'

export type MovementKind = keyof typeof movementTypes

export interface WantedMovement {
  numero: string
  date: string
  kind: MovementKind
  /** Period code (BR-18); null means the period that is paid on that day. */
  period: string | null
  /** Centavos, negative if it leaves the fund. */
  amount: number
  /** Null if the portal's own name of the kind is used. */
  concept: string | null
}

export const movementKind: DataKind<MovementField, WantedMovement> = {
  isFund: true,
  balanceProblems: ['belowZero'],
  ...columns,
  /**
   * Reads a row. All rows of a person form a unit, because whether a row is new depends on the equal rows
   * before it. A missing row would make the balance wrong.
   */
  read(input, today) {
    const cells = new RowCells(input)
    const isNeeded = true
    const numero = cells.number('numero')
    const date = cells.day('fecha', today, { isNeeded })
    const kind = cells.choice('tipo', movementTypes, offered.movementType, { isNeeded })
    const period = periodOf(cells)
    const amount = cells.anyMoney('importe', { isNeeded })
    const concept = cells.text('concepto', 60)
    if (amount === 0) cells.add('importe', 'zero')
    const isOut = kind !== null && kind !== 'payroll' && kind !== 'extraordinary'
    if (kind !== null && amount !== null && amount !== 0 && amount < 0 !== isOut)
      cells.add('importe', 'sign', { of: isOut ? '-' : '+' })
    const isWhole = cells.problems.length === 0
    const wanted =
      isWhole && date && kind && amount !== null ? { numero, date, kind, period, amount, concept } : null
    return { numero, unit: bareNumber(numero), wanted, problems: cells.problems }
  },
}

function periodOf(cells: RowCells<MovementField>): string | null {
  const text = cells.text('periodo', 10)
  if (text === null) return null
  const read = readFundPeriod(text)
  if (read.kind === 'number') return `${read.year}0${read.number}`
  // Accepts a special code instead of the number (BR-21).
  return readPeriodCode(text.toUpperCase()) && /^\d{5}\d? [A-Z]$/i.test(text)
    ? text.toUpperCase()
    : cells.add('periodo', 'period', { of: '2026046' })
}
