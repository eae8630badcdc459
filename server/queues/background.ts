import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Long work beside people who ask. On the embedded database a transaction keeps everybody else out, and a call of several
 * questions meets it between each two of them; so such work goes in small steps, one of all of them at a time, and after
 * each it steps aside: while somebody is being served, for as long as the step has taken. It then has half of the time at
 * least, however many come, and all of it when nobody does.
 */
export interface Background {
  /** Somebody is being served until the work ends. */
  serve<Result>(work: () => Promise<Result>): Promise<Result>
  /** @param isServing the work is part of a call, which does not wait for itself */
  steps(bounds: StepBounds, isServing?: boolean): Steps
}

/** Rows of one step. */
export interface StepBounds {
  first: number
  least: number
  most: number
}

export interface Steps {
  /** As many as fit into a step, by what the last ones have taken. */
  readonly rows: number
  /**
   * Does one step when its turn comes. Never one within another.
   * @param took rows that it has had, where they were other than `rows`
   */
  take<Result>(work: () => Promise<Result>, took?: number): Promise<Result>
}

/**
 * What a step should take of this process, which nobody else has meanwhile. Not of the clock: on a crowded machine that runs
 * on while nothing is done, and where PostgreSQL works others are served beside it.
 */
const STEP_MS = 30
/** Whatever has arrived during the step is seen meanwhile. */
const LOOK_MS = 2

interface Around {
  now: () => number
  /** ms that this process has worked. */
  worked: () => number
  pause: (ms: number) => Promise<unknown>
}

export function createBackground(
  { now, worked, pause }: Around = {
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
            // By halves and doubles at most: one slow moment of the machine says little.
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
