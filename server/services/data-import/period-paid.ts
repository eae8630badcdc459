import { inArray } from 'drizzle-orm'
import { addDays } from '#domain/time/dates.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import type { Tx } from '../../db/connection.ts'
import { type PayPeriod, periodOf } from '#domain/payslips/payroll-calendar.ts'
import { payCalendar } from '../../db/schema/savings.ts'

/** Maximum days between the end of a fortnight and its payday. */
const MAX_PAYDAY_DELAY_DAYS = 2

export type PeriodPaidOn = (payGroupId: number, day: string) => PayPeriod

export async function readPeriodsPaid(tx: Tx, days: readonly string[]): Promise<PeriodPaidOn> {
  const starts = new Map<string, string>()
  if (days.length > 0) {
    const rows = await tx
      .select({ group: payCalendar.payGroupId, day: payCalendar.payDate, start: payCalendar.periodStart })
      .from(payCalendar)
      .where(inArray(payCalendar.payDate, [...new Set(days)]))
    for (const { group, day, start } of rows) starts.set(`${group}|${day}`, start)
  }
  return (payGroupId, day) => {
    const weekly = isWeekly(payGroupId)
    const start = starts.get(`${payGroupId}|${day}`)
    if (start !== undefined) return periodOf(start, weekly)
    return weekly ? periodOf(addDays(day, -7), true) : periodOf(addDays(day, -MAX_PAYDAY_DELAY_DAYS), false)
  }
}
