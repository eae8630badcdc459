import { bareNumber } from '../../../import-file/bare-number.ts'
import type { DataKind } from '../../kind.ts'
import { RowCells } from '../../row-cells.ts'
import { type BalanceField, columns } from './columns.ts'

/** Vacation days left at the end of a day, according to the company's own system. */
export interface WantedBalance {
  numero: string
  /** Rounded to hundredths. Below zero when days were granted in advance. */
  days: number
  asOf: string
}

/** Matches "6", "6.5" and "-2", with any number of decimals, because spreadsheets compute many. */
const DAYS = /^-?\d{1,3}(?:\.\d+)?$/
const DAYS_LENGTH = 20
const MOST_DAYS = 365

export const balanceKind: DataKind<BalanceField, WantedBalance> = {
  isFund: false,
  balanceProblems: [],
  ...columns,
  read(input, today) {
    const cells = new RowCells(input)
    const numero = cells.number('numero')
    const days = daysOf(cells)
    const asOf = cells.day('fechaSaldo', today, { isNeeded: true })
    const { problems } = cells
    const wanted = problems.length === 0 && days !== null && asOf !== null ? { numero, days, asOf } : null
    // Rows of one person form a unit, because two rows leave open which row is right.
    return { numero, unit: bareNumber(numero), wanted, problems }
  },
}

function daysOf(cells: RowCells<BalanceField>): number | null {
  const text = cells.text('diasRestantes', DAYS_LENGTH, { isNeeded: true })
  if (text === null) return null
  if (!DAYS.test(text)) return cells.add('diasRestantes', 'daysLeft')
  const days = Math.round(Number(text) * 100) / 100
  const isTooMuch = Math.abs(days) > MOST_DAYS
  return isTooMuch ? cells.add('diasRestantes', 'tooMuch', { of: String(MOST_DAYS) }) : days
}
