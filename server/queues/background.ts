import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Scheduler of long work that yields to requests. On the embedded database a transaction blocks all others. A
 * request with several queries could be blocked before each query. Therefore the work runs in small steps,
 * one at a time. While requests are being served, a pause of the same length follows each step. The work gets
 * about half of the time under load, and almost all of it otherwise.
 */
export interface Background {
  serve<Result>(work: () => Promise<Result>): Promise<Result>
  /**
   * Starts a series of steps. @param isServing whether the work is part of a request, which must not wait for
   * itself
   */
  steps(bounds: StepBounds, isServing?: boolean): Steps
}

export interface StepBounds {
  first: number
  least: number
  most: number
}

export interface Steps {
  readonly rows: number
  /**
   * Runs one step in turn. Steps must not be nested.
   * @param took number of rows, if other than `rows`
   */
  take<Result>(work: () => Promise<Result>, took?: number): Promise<Result>
}

/**
 * Target CPU time of a step in ms. A step blocks all other work. Wall time would also count other programs on
 * a busy machine and other statements of PostgreSQL.
 */
const STEP_MS = 30
/** Minimum pause in ms, in which requests that arrived during the step are noticed. */
const LOOK_MS = 2

interface TimeSource {
  now: () => number
  /** CPU time of this process in ms. */
  worked: () => number
  pause: (ms: number) => Promise<unknown>
}

export function createBackground(
  { now, worked, pause }: TimeSource = {
    now: () => performance.now(),
    worked: workedMs,
    pause: (ms) => sleep(ms),
  },
): Background {
  let served = 0
  let turn: Promise<void> = Promise.resolve()

  async function stepAside(spentMs: number, own: number): Promise<void> {
    const until = now() + spentMs
    do await pause(LOOK_MS)
    while (served > own && now() < until)
  }

  return {
    async serve(work) {
      served++
      try {
        return await work()
      } finally {
        served--
      }
    },
    steps({ first, least, most }, isServing = false) {
      let rows = first
      return {
        get rows() {
          return rows
        },
        async take(work, took) {
          const before = turn
          let pass = () => {}
          turn = new Promise((resolve) => (pass = resolve))
          await before
          const [begun, idle] = [now(), worked()]
          try {
            return await work()
          } finally {
            const spentMs = now() - begun
            const fitting = ((took ?? rows) * STEP_MS) / Math.max(1, worked() - idle)
            // Changes the number at most to half or double: one slow moment of the machine has little effect.
            rows = Math.min(most, Math.max(least, Math.min(rows * 2, Math.max(rows / 2, fitting))))
            rows = Math.round(rows)
            void stepAside(spentMs, isServing ? 1 : 0).then(pass)
          }
        },
      }
    },
  }
}

function workedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
