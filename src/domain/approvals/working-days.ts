import { addDays, weekday } from '../dates.ts'

/** Nobody has decided for so many working days: the next one in the chain may. */
const DAYS_UNTIL_ESCALATION = 2

/** Monday to Friday. @NOTE holidays of the company are nowhere kept; on one of them it comes a day early. */
function isWorkingDay(day: string): boolean {
  const number = weekday(day)
  return number !== 0 && number !== 6
}

/** The last day on which something asked on a later day is not yet late: asked on it or before, it is. */
export function lateSince(today: string): string {
  let reached = today
  for (let left = DAYS_UNTIL_ESCALATION; left > 0; ) {
    if (isWorkingDay(reached)) left -= 1
    reached = addDays(reached, -1)
  }
  return reached
}
