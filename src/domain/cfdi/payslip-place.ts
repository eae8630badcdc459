import { explainLine } from '../pay-lines/explain.ts'
import { daysBetween } from '../time/dates.ts'
import type { PayrollReceipt } from './receipt.ts'

export interface PayslipPlace {
  payroll: string
  type: number
  year: number
  period: string
}

/**
 * Payroll id by the SAT type of the largest perception (G-08). A payment of these types is not shown as
 * extraordinary.
 */
const payrollBySatType: Readonly<Record<string, string>> = {
  '002': '4',
  '003': '5',
  '005': '6',
}
/** SAT type of legal severance, which decides the payroll regardless of all other lines. */
const INDEMNITY = '025'
/** SAT type of separation pay; it ends a contract. */
const SEPARATION = '023'
/**
 * SAT type of the seniority premium. Some employers use the type for a yearly bonus, which also has a severance
 * node (NOM198).
 */
const SENIORITY = '022'
const REGULAR = '1'
const SETTLEMENT = '2'
const SEVERANCE = '3'

/**
 * Returns the place of a receipt among the payslips. A receipt has no period number. The number is computed
 * from the last day and the periodicity (SAT codes 01 to 05 and 10). For any other periodicity, the person's
 * pay group decides.
 */
export function payslipPlace(receipt: PayrollReceipt, isWeekly: boolean): PayslipPlace {
  const { endDate } = receipt
  const year = Number(endDate.slice(0, 4))
  const period = String(periodNumber(endDate, receipt.worker.periodicity, isWeekly))
  if (receipt.kind === 'ordinary') {
    return { payroll: endOfContract(receipt) ?? REGULAR, type: 1, year, period }
  }
  const payroll = specialPayroll(receipt)
  return { payroll: payroll ?? REGULAR, type: payroll === null ? 2 : 1, year, period }
}

/**
 * Returns the possible places, in order of preference. Two payments in one week are legitimate, for example
 * when a week is paid in parts. Further payments get a letter after the period number.
 */
export function placesFor(receipt: PayrollReceipt, isWeekly: boolean): PayslipPlace[] {
  const first = payslipPlace(receipt, isWeekly)
  const further = 'BCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => ({
    ...first,
    period: `${first.period} ${letter}`,
  }))
  return [first, ...further]
}

/** Tax regime of a person whose contract has ended (c_TipoRegimen 13). */
const ENDED = '13'

/**
 * Returns the payroll of a receipt that ends a contract, ordinary or extraordinary; null for any other receipt.
 * A seniority premium without severance or separation pay ends a contract in two cases:
 * - The tax regime is that of an ended contract.
 * - The premium has its legal name and exceeds all other perceptions together, and the severance node states
 * the years of service.
 */
function endOfContract({ perceptions, worker, severance }: PayrollReceipt): string | null {
  const types = new Set(perceptions.map(({ satType }) => satType))
  if (types.has(INDEMNITY)) return SEVERANCE
  if (types.has(SEPARATION)) return SETTLEMENT
  const sum = (lines: typeof perceptions) => lines.reduce((all, { taxed, exempt }) => all + taxed + exempt, 0)
  const premiums = perceptions.filter(({ satType }) => satType === SENIORITY)
  const seniority = sum(premiums)
  if (seniority === 0) return null
  if (worker.regime === ENDED) return SETTLEMENT
  const isMost = seniority > sum(perceptions) - seniority
  const hasYears = severance !== undefined && severance.years > 0
  return isMost && hasYears && premiums.every(hasLegalName) ? SETTLEMENT : null
}

function hasLegalName({ concept, satType }: PayrollReceipt['perceptions'][number]): boolean {
  const explanation = explainLine({ side: 'perception', satType, description: concept })
  return explanation?.isNamed === true && !explanation.isQuoted
}

/** Returns null for an extraordinary payment without a payroll of its own. */
function specialPayroll(receipt: PayrollReceipt): string | null {
  const ending = endOfContract(receipt)
  if (ending !== null) return ending
  const { perceptions } = receipt
  const [largest] = [...perceptions].sort((a, b) => b.taxed + b.exempt - (a.taxed + a.exempt))
  return largest ? (payrollBySatType[largest.satType] ?? null) : null
}

function periodNumber(endDate: string, periodicity: string, isWeekly: boolean): number {
  const month = Number(endDate.slice(5, 7))
  const day = Number(endDate.slice(8, 10))
  const dayOfYear = daysBetween(`${endDate.slice(0, 4)}-01-01`, endDate)
  const week = Math.floor(dayOfYear / 7) + 1
  const fortnight = month * 2 - (day <= 15 ? 1 : 0)
  switch (periodicity) {
    case '01':
      return dayOfYear + 1
    case '02':
      return week
    case '03':
      return Math.floor(dayOfYear / 14) + 1
    case '04':
      return fortnight
    case '05':
      return month
    case '10':
      return (month - 1) * 3 + Math.min(3, Math.ceil(day / 10))
    default:
      return isWeekly ? week : fortnight
  }
}
