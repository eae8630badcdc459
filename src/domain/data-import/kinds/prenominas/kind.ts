import { fold } from '../../../text/fold.ts'
import { addDays } from '../../../time/dates.ts'
import { bareNumber } from '../../../import-file/bare-number.ts'
import type { DataKind } from '../../kind.ts'
import { RowCells } from '../../row-cells.ts'
import { columns, type PrepayrollField } from './columns.ts'
import { offered, payslipTypes, sides, units } from './values.es.ts'

export interface PrepayrollHead {
  startDate: string
  endDate: string
  paidDate: string
  /** Null means visible as soon as it is imported (LEGPAY-10). */
  visibleFrom: string | null
  /** Whole number as text. */
  daysPaid: string
  dailySalary: number
  integratedSalary: number
}

export interface PrepayrollLine {
  side: 'perception' | 'deduction'
  concept: string
  description: string
  /** Centavos; lines of 0 are left out. */
  amount: number
  quantity: number | null
  unit: 'hours' | 'days' | null
  balance: number | null
}

export interface WantedLine {
  numero: string
  payroll: string
  year: number
  period: string
  type: 1 | 2
  head: PrepayrollHead
  line: PrepayrollLine
}

/** Number, or a special code such as '0 Q' (BR-21). */
const PERIOD = /^(?!0+$)\d{1,3}( [A-Z])?$/
const DAYS = /^(\d{1,3}(?:\.\d{1,4}0*)?)(?: ?dias?)?$/
const MOST_DAYS = 366
/** Maximum days that a prenómina may be in the future: a year. */
const DAYS_AHEAD = 366

export const prepayrollKind: DataKind<PrepayrollField, WantedLine> = {
  isFund: false,
  balanceProblems: [],
  ...columns,
  read(input, today) {
    const cells = new RowCells(input)
    const isNeeded = true
    const latest = addDays(today, DAYS_AHEAD)
    const numero = cells.number('numero')
    const payroll = payrollOf(cells)
    const period = periodOf(cells)
    const type = cells.choice('tipo', payslipTypes, offered.payslipType)
    const startDate = cells.day('inicio', latest, { isNeeded })
    const endDate = cells.day('fin', latest, { isNeeded })
    const paidDate = cells.day('pago', latest, { isNeeded })
    const visibleFrom = cells.day('visibleDesde', latest)
    if (startDate !== null && endDate !== null && endDate < startDate) cells.add('fin', 'backwards')
    const daysPaid = daysOf(cells)
    const dailySalary = cells.money('salario', { isNeeded })
    const integratedSalary = cells.money('sdi', { isNeeded })
    const year = yearOf(cells, endDate)
    const line = lineOf(cells)
    // `cells` has a problem for every missing value.
    const isWhole = cells.problems.length === 0
    const wanted =
      isWhole && startDate && endDate && paidDate && year && line && period
        ? {
            numero,
            payroll,
            year,
            period,
            type: type === '2' ? (2 as const) : (1 as const),
            head: {
              startDate,
              endDate,
              paidDate,
              visibleFrom,
              daysPaid: String(daysPaid ?? 0),
              dailySalary: dailySalary ?? 0,
              integratedSalary: integratedSalary ?? 0,
            },
            line,
          }
        : null
    const unit = [bareNumber(numero), year ?? '', period ?? '', payroll, type ?? '1'].join('|')
    return { numero, unit, wanted, problems: cells.problems }
  },
}

type Cells = RowCells<PrepayrollField>

function payrollOf(cells: Cells): string {
  const payroll = cells.whole('nomina', 999)
  if (payroll !== null && (payroll < 1 || payroll > 6)) cells.add('nomina', 'choice', { of: offered.payroll })
  return String(payroll ?? 1)
}

function periodOf(cells: Cells): string | null {
  const text = cells.text('periodo', 10, { isNeeded: true })
  if (text === null) return null
  const period = text.toUpperCase().replace(/\s+/g, ' ')
  if (/^\d+$/.test(period) && PERIOD.test(period)) return String(Number(period))
  return PERIOD.test(period) ? period : cells.add('periodo', 'period', { of: '46' })
}

/** Returns the year of the last day, as in period codes (BR-18); without a last day, the row's own year. */
function yearOf(cells: Cells, endDate: string | null): number | null {
  const stated = cells.whole('anio', 9999)
  if (endDate === null) return stated
  const year = Number(endDate.slice(0, 4))
  if (stated !== null && stated !== year) cells.add('anio', 'year', { of: String(year) })
  return year
}

/** Returns the days paid, rounded to whole days. */
function daysOf(cells: Cells): number | null {
  const text = cells.text('dias', 10, { isNeeded: true })
  if (text === null) return null
  const [, number] = DAYS.exec(fold(text)) ?? []
  if (number === undefined) return cells.add('dias', 'whole')
  const days = Math.round(Number(number))
  return days > MOST_DAYS ? cells.add('dias', 'tooMuch', { of: String(MOST_DAYS) }) : days
}

function lineOf(cells: Cells): PrepayrollLine | null {
  const isNeeded = true
  const concept = cells.text('clave', 10, { isNeeded })
  const description = cells.text('concepto', 80, { isNeeded })
  const side = cells.choice('clase', sides, offered.side, { isNeeded })
  const amount = cells.money('importe', { isNeeded })
  const quantity = cells.whole('cantidad', 9999)
  const unit = cells.choice('unidad', units, offered.unit)
  const balance = cells.money('saldo')
  if (cells.has('cantidad') !== cells.has('unidad')) cells.add('cantidad', 'pair')
  if (concept === null || description === null || side === null || amount === null) return null
  return { side, concept, description, amount, quantity, unit, balance }
}
