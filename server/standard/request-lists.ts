import { max } from 'drizzle-orm'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { standardReasons } from '../texts.ts'
import type { Tx } from '../db/connection.ts'
import { addYears, type PayPeriod, periodOf } from '#domain/payslips/payroll-calendar.ts'
import { clarificationReasons, payrollPeriods } from '../db/schema/clarifications.ts'

/** Families of the periods, with their numbers in the contract (CLARF-13, CLARF-14). */
const families = [
  { family: 5704, weekly: true },
  { family: 5709, weekly: false },
] as const

const YEARS_BACK = 2
/**
 * Days before their start at which periods are created. No period is then missing at midnight or after some
 * days of failures.
 */
const DAYS_AHEAD = 7

/**
 * Adds the missing options of clarifications (CLARF-11 … CLARF-14): periods after the newest one, and reasons
 * only when there are none. Does not change a company's own lists. Several server instances may run it at the
 * same time.
 */
export async function fillRequestLists(tx: Tx, now: Date): Promise<void> {
  await fillPeriods(tx, companyDate(now.getTime()))
  const [known] = await tx.select({ id: clarificationReasons.id }).from(clarificationReasons).limit(1)
  if (known) return
  const reasons = standardReasons.map((name, at) => ({ id: at + 1, name }))
  await tx.insert(clarificationReasons).values(reasons).onConflictDoNothing()
}

async function fillPeriods(tx: Tx, today: string): Promise<void> {
  const newest = await tx
    .select({ family: payrollPeriods.family, end: max(payrollPeriods.endDate) })
    .from(payrollPeriods)
    .groupBy(payrollPeriods.family)
  const rows = families.flatMap(({ family, weekly }) => {
    const known = newest.find((each) => each.family === family)?.end ?? null
    return missingPeriods(known, today, weekly).map(({ year, number, startDate, endDate, paidDate }) => ({
      family,
      year,
      number,
      startDate,
      endDate,
      payDate: paidDate,
    }))
  })
  if (rows.length > 0) await tx.insert(payrollPeriods).values(rows).onConflictDoNothing()
}

/**
 * Returns the missing periods, oldest first. @param known last day of the newest stored period; null for none
 */
function missingPeriods(known: string | null, today: string, weekly: boolean): PayPeriod[] {
  const earliest = addYears(today, -YEARS_BACK)
  const isMissing = ({ startDate, endDate }: PayPeriod) =>
    known === null ? endDate >= earliest : startDate > known
  const missing: PayPeriod[] = []
  let period = periodOf(addDays(today, DAYS_AHEAD), weekly)
  while (isMissing(period)) {
    missing.unshift(period)
    period = periodOf(addDays(period.startDate, -1), weekly)
  }
  return missing
}
