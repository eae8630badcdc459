import type { Clock } from '#server/service.ts'

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
