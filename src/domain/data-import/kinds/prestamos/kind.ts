import { addDays } from '../../../time/dates.ts'
import { formatMoney } from '../../../money/money.ts'
import { bareNumber } from '../../../import-file/bare-number.ts'
import { type KnownLoan, planOfLoan } from '../../../savings/loan-plan.ts'
import type { DataKind } from '../../kind.ts'
import { RowCells } from '../../row-cells.ts'
import { columns, type LoanField } from './columns.ts'
import { frequencies, offered } from './values.es.ts'

export interface WantedLoan {
  numero: string
  /** Centavos. */
  amount: number
  term: number
  isWeekly: boolean
  /** Yearly rate in millionths: 12 % is 120,000. */
  yearlyMillionths: number
  firstPayday: string
  /** Balance at the end of `day`, centavos. */
  remaining: number
  day: string
  /** Day of the loan; null means the payday before the first payment. */
  lentOn: string | null
}

/** Numbers of payments that the database allows (loans_term_fits). */
const terms = { weekly: [13, 26, 39, 52], biweekly: [6, 12, 18, 24] } as const
/** Maximum days until the first payment. */
const DAYS_AHEAD = 62
/** Matches "12", "12.5", "12.5000", with or without "%" and "anual". */
const RATE = /^(\d{1,2})(?:\.(\d{1,4})0*)?\s*%?(?:\s*anual)?$/i

export const loanKind: DataKind<LoanField, WantedLoan> = {
  isFund: true,
  balanceProblems: ['higherBalance', 'laterPayments'],
  ...columns,
  /**
   * Reads a row; all rows of a person form a unit, because paying off a loan permits the next loan (LOAN-05).
   */
  read(input, today) {
    const cells = new RowCells(input)
    const isNeeded = true
    const numero = cells.number('numero')
    const amount = cells.money('monto', { isNeeded })
    if (amount === 0) cells.add('monto', 'zero')
    const frequency = cells.choice('frecuencia', frequencies, offered.frequency, { isNeeded })
    const term = termOf(cells, frequency)
    const rate = rateOf(cells)
    const firstPayday = cells.day('primerPago', addDays(today, DAYS_AHEAD), { isNeeded })
    const remaining = cells.money('saldo', { isNeeded })
    const day = cells.day('fechaSaldo', today, { isNeeded })
    const lentOn = cells.day('otorgado', today)
    if (amount !== null && remaining !== null && remaining > amount)
      cells.add('saldo', 'overLoan', { of: formatMoney(amount) })
    if (lentOn !== null && firstPayday !== null && firstPayday <= lentOn) cells.add('primerPago', 'tooEarly')
    const isWhole = cells.problems.length === 0
    const wanted =
      isWhole && amount && term && frequency && rate !== null && firstPayday && remaining !== null && day
        ? {
            numero,
            amount,
            term,
            isWeekly: frequency === 'weekly',
            yearlyMillionths: rate,
            firstPayday,
            remaining,
            day,
            lentOn,
          }
        : null
    return { numero, unit: bareNumber(numero), wanted, problems: cells.problems }
  },
}

type Cells = RowCells<LoanField>

function termOf(cells: Cells, frequency: keyof typeof terms | null): number | null {
  const term = cells.whole('plazo', 999, { isNeeded: true })
  if (term === null || frequency === null) return term
  const offeredTerms: readonly number[] = terms[frequency]
  return offeredTerms.includes(term) ? term : cells.add('plazo', 'term', { of: offeredTerms.join(', ') })
}

/** A rate between 0 and 1 is refused, because it could be a fraction ("0.12"). */
function rateOf(cells: Cells): number | null {
  const text = cells.text('tasa', 12, { isNeeded: true })
  if (text === null) return null
  const found = RATE.exec(text)
  if (!found) return cells.add('tasa', 'rate')
  const millionths = Number(found[1]) * 10_000 + Number((found[2] ?? '').padEnd(4, '0'))
  return millionths > 0 && millionths < 10_000 ? cells.add('tasa', 'rate') : millionths
}

export function planOfWanted({ amount, term, isWeekly, yearlyMillionths }: WantedLoan) {
  const perPeriod = yearlyMillionths / 1e6 / (isWeekly ? 52 : 24)
  const loan: KnownLoan = { amount, term, isWeekly, periodRate: Number(perPeriod.toFixed(8)) }
  return { ...loan, plan: planOfLoan(loan) }
}
