import type { Clock } from '#server/clock.ts'
import { companyDate } from '#domain/time/dates.ts'

/** Noon of today in the company's time zone, outside the quiet hours of pushes. */
export const noon = () => Date.parse(`${companyDate(Date.now())}T12:00:00-06:00`)

/** Real time plus an offset: tests skip a session's lifetime instead of waiting for its end. */
export interface TestClock extends Clock {
  advance(ms: number): void
}

export function createTestClock(start = Date.now()): TestClock {
  let ahead = start - Date.now()
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (ms) => {
      ahead += ms
    },
  }
}

/**
 * Creates a clock that stands still until a test advances it, so that delays of a second do not depend on the
 * machine's load.
 */
export function createStillClock(start = Date.now()): TestClock {
  let time = start
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms
    },
  }
}
