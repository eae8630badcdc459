import { lawByDay } from '../law/law-on.ts'
import type { LawRow } from '../law/law-row.ts'
import { addDays, weekday } from '../time/dates.ts'
import { holidayOn } from '../time/holidays.ts'

/** Working days without a decision after which the next approver may decide. */
const DAYS_UNTIL_ESCALATION = 2

export function isWorkingDay(day: string, law?: readonly LawRow[]): boolean {
  const number = weekday(day)
  return number !== 0 && number !== 6 && holidayOn(day, lawByDay(law)) === null
}

/** Returns the latest day whose undecided requests are late, as are the requests of all earlier days. */
export function latestLateDay(today: string, law?: readonly LawRow[]): string {
  let reached = today
  for (let daysLeft = DAYS_UNTIL_ESCALATION; daysLeft > 0; ) {
    if (isWorkingDay(reached, law)) daysLeft -= 1
    reached = addDays(reached, -1)
  }
  return reached
}

/** Returns the last day of a term in working days, which begins on the day after `day`. */
export function addWorkingDays(day: string, count: number, law?: readonly LawRow[]): string {
  let reached = day
  for (let daysLeft = count; daysLeft > 0; ) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached, law)) daysLeft -= 1
  }
  return reached
}
