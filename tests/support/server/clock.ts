import type { Clock } from '#server/clock.ts'

/** Real time with an offset: tests skip a session's lifetime instead of waiting for it. */
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
 * Clock that stands still until a test advances it, so that delays of a second do not depend on the machine's
 * load.
 */
export function createStillClock(): TestClock {
  let time = Date.now()
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms
    },
  }
}
