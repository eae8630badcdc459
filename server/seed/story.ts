import { type Events, fullPeriod } from './pay/regular-pay.ts'

/** What happened to 100101 lately: payslips and labour record are both told from it. */
interface StoryWeek {
  events: Partial<Events>
  /** On which day of the week (0 Monday) the days off began. */
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
 * By weeks before the last closed one (0). That one has overtime and a Sunday, and the weeks around it have
 * less, so the first payslip has something to explain. An absence, a week of holidays and three days of illness
 * lie within the last 90 days.
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
  // A paid permit on the Friday, which changes nothing.
  5: { events: { days: fullPeriod(7) } },
  6: { events: { ...quiet, days: { ...fullPeriod(2), vacation: 5 } }, firstDayOff: 0 },
  10: {
    events: { ...quiet, days: { ...fullPeriod(4), sick: 3 }, wasPunctual: false },
    firstDayOff: 1,
  },
  // A stop of the line, paid in full.
  17: { events: { days: fullPeriod(7) } },
}

/** The person whose list shows every label (contract, demo people). */
export const everyLabel = '100101'

export function storyOf(number: string, back: number): StoryWeek {
  return (number === everyLabel ? weeks[back] : undefined) ?? { events: {} }
}
