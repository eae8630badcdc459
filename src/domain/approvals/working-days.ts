import { addDays, weekday } from '../time/dates.ts'

/** Working days without a decision after which the next approver may decide. */
const DAYS_UNTIL_ESCALATION = 2

/** Monday to Friday. Company holidays are unknown, so a holiday makes the escalation one day early. */
function isWorkingDay(day: string): boolean {
  const number = weekday(day)
  return number !== 0 && number !== 6
}

/** Returns the latest day whose undecided requests are late. Requests of earlier days are late, too. */
export function latestLateDay(today: string): string {
  let reached = today
  for (let daysLeft = DAYS_UNTIL_ESCALATION; daysLeft > 0; ) {
    if (isWorkingDay(reached)) daysLeft -= 1
    reached = addDays(reached, -1)
  }
  return reached
}
