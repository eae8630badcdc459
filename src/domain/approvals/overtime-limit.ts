import { lawOn } from '../law/law-on.ts'
import type { LawRow } from '../law/law-row.ts'

/** Maximum overtime per week from a day on, by the company's own agreement. */
export interface OvertimeLimit {
  fromDay: string
  weeklyHours: number
}

/** Returns the company's limit, else the legal one; null when neither applies on the day. */
export function limitOn(
  day: string,
  limits: readonly OvertimeLimit[],
  law?: readonly LawRow[],
): number | null {
  const applicable = limits
    .filter(({ fromDay }) => fromDay <= day)
    .sort((one, other) => (one.fromDay < other.fromDay ? 1 : -1))
  return applicable[0]?.weeklyHours ?? lawOn(day, law).value('overtimeDoubleHours')
}
