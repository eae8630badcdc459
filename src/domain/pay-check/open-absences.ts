import { addDays, daysBetween } from '../time/dates.ts'
import { isCovered, LATE_DAYS } from './coverage.ts'
import {
  isWithin,
  type KardexFacts,
  type PaidPeriod,
  type PayFacts,
  regularTopics,
  sumOfTopics,
} from './facts.ts'
import { DAY_ROUNDING, fullDays, isWholeAbsence, MOST_OF_A_DAY, MOST_PER_SHIFT } from './full-days.ts'
import { restDaysOf, usualDays } from './previous-period.ts'

/** Largest gap in days between two payslips that follow each other. */
const LARGEST_GAP = 4

/** Absences that this payslip may deduct, because no earlier payslip deducted them. */
export interface OpenAbsences {
  /** Fewest and most absences that the earlier payslips leave open. */
  least: number
  most: number
  /** All recent absences, YYYY-MM-DD, whether deducted before or not. */
  dates: readonly string[]
}

/**
 * Counts the absences of the kardex that earlier payslips have not deducted. A payroll may deduct an absence in the same
 * payslip or up to LATE_DAYS later. The earlier payslips that the device keeps show how many they deducted.
 */
export function openAbsences(facts: PayFacts, kardex: KardexFacts): OpenAbsences {
  const { start, end, dailySalary } = facts.payslip
  const countOf = (from: string, to: string) =>
    kardex.unpaidDays.filter((day) => isWithin(day, from, to)).length
  const own = countOf(start, end)
  const first = addDays(start, -LATE_DAYS)
  let [least, most] = [own, countOf(first, end)]
  let [fewest, greatest] = [0, 0]
  for (const period of payslipsBefore(facts)) {
    const charged = chargedIn(period, kardex, dailySalary)
    fewest += charged.least
    greatest += charged.most
    least = Math.max(least, own + countOf(period.start, addDays(start, -1)) - greatest)
    const oldest = addDays(period.start, -LATE_DAYS)
    if (isCovered(kardex, oldest, end)) most = Math.min(most, countOf(oldest, end) - fewest)
  }
  return {
    least,
    // Earlier payslips cannot have deducted absences of this period.
    most: Math.max(own, most),
    dates: kardex.unpaidDays.filter((day) => isWithin(day, first, end)),
  }
}

/** Returns the payslips before this one, the newest first, up to the first gap. */
function payslipsBefore({ payslip, earlier, neighbours }: PayFacts): PaidPeriod[] {
  const known = new Map([...neighbours, ...earlier].map((one) => [one.end, one] as const))
  const sorted = [...known.values()]
    .filter(({ end }) => end < payslip.start)
    .sort((one, other) => (one.end < other.end ? 1 : -1))
  const gapAfter = (place: number) =>
    daysBetween(sorted[place]?.end ?? '', sorted[place - 1]?.start ?? payslip.start)
  const broken = sorted.findIndex((_, place) => gapAfter(place) > LARGEST_GAP + 1)
  return broken === -1 ? sorted : sorted.slice(0, broken)
}

/** Returns whether an earlier payslip paid more than its days. This payslip may then take the surplus back. */
export function mayTakeBack(facts: PayFacts): boolean {
  const { dailySalary } = facts.payslip
  return payslipsBefore(facts).some(({ start, end, daysPaid, lines }) => {
    const usual = usualDays(facts.earlier, start, end) + MOST_OF_A_DAY
    const pay = sumOfTopics(lines, ...regularTopics)
    return (daysPaid ?? 0) >= usual || (dailySalary > 0 && pay >= usual * dailySalary)
  })
}

/**
 * Returns how many absences a payslip deducts, by a line or by fewer paid days. `least` ignores fewer paid days
 * that other events may explain.
 */
function chargedIn(
  { start, end, daysPaid, lines }: PaidPeriod,
  kardex: KardexFacts,
  dailySalary: number,
): { least: number; most: number } {
  const deducted = sumOfTopics(lines, 'absence')
  const unknown = { least: 0, most: Number.POSITIVE_INFINITY }
  if (daysPaid === null || (deducted > 0 && dailySalary <= 0)) return unknown
  const daysOf = (amount: number) => (amount > 0 ? amount / dailySalary : 0)
  const named = lines.filter(({ isSure }) => isSure)
  // Other deductions may be for hours, which the kardex does not list.
  const sure = daysOf(sumOfTopics(named, 'absence'))
  const missing = Math.max(0, fullDays(start, end).least - daysPaid - restDaysOf(lines, start, end))
  const other = [...kardex.vacations, ...kardex.incapacities, ...(kardex.leaves ?? [])]
  const isOther =
    other.some((day) => isWithin(day, addDays(start, -LATE_DAYS), end)) ||
    sumOfTopics(lines, 'vacation', 'incapacityPay', 'incapacityDiscount') > 0
  const byDays = !isOther && isWholeAbsence(missing) ? missing : 0
  return {
    least: Math.ceil(
      (Math.max(isWholeAbsence(sure) ? sure : 0, byDays) - 1 + MOST_OF_A_DAY) / MOST_PER_SHIFT,
    ),
    most: Math.floor(daysOf(deducted) / MOST_OF_A_DAY + missing + DAY_ROUNDING),
  }
}
