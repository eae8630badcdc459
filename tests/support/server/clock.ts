import type { Clock } from '#server/clock.ts'

/** The real time, moved: tests jump over a session's life instead of waiting for it. */
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

/** A time that stands still until a test moves it: for delays of a second, on a machine as busy as it may be. */
export function createStillClock(): TestClock {
  let time = Date.now()
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms
    },
  }
}
