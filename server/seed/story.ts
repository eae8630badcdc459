import { type Events, fullPeriod } from './pay/regular-pay.ts'

/** Recent weeks of the demo employee 100101. The payslips and the labour record are made from these weeks. */
interface StoryWeek {
  events: Partial<Events>
  /** Weekday of the first day off, from 0 for Monday. */
  firstDayOff?: number
}

const quiet: Partial<Events> = {
  days: fullPeriod(7),
  overtimeHours: 0,
  workedSunday: false,
  workedHoliday: false,
  wasPunctual: true,
  bonus: 0,
  meals: 3,
}

/**
 * Events by number of weeks before the last closed one (0). Week 0 has more overtime than its neighbours and
 * a worked Sunday: its payslip then has a change to explain. An absence, a week of vacation and three days of
 * illness are within the last 90 days.
 */
const weeks: Readonly<Record<number, StoryWeek>> = {
  [-2]: { events: quiet },
  [-1]: { events: { ...quiet, overtimeHours: 2 } },
  0: { events: { ...quiet, overtimeHours: 4, workedSunday: true } },
  1: { events: quiet },
  2: {
    events: { ...quiet, days: { ...fullPeriod(6), absent: 1 }, wasPunctual: false },
    firstDayOff: 2,
  },
  // A paid permit on Friday, without effect on the pay.
  5: { events: { days: fullPeriod(7) } },
  6: { events: { ...quiet, days: { ...fullPeriod(2), vacation: 5 } }, firstDayOff: 0 },
  10: {
    events: { ...quiet, days: { ...fullPeriod(4), sick: 3 }, wasPunctual: false },
    firstDayOff: 1,
  },
  // A stop of the production line, paid in full.
  17: { events: { days: fullPeriod(7) } },
}

export const EVERY_LABEL_EMPLOYEE = '100101'

export function storyOf(number: string, periodsAgo: number): StoryWeek {
  return (number === EVERY_LABEL_EMPLOYEE ? weeks[periodsAgo] : undefined) ?? { events: {} }
}
