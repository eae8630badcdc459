import { BUSY } from '#contract/protocol/outcome.ts'
import type { QueueRules, WorkKind } from './work-kinds.ts'
import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

/** Error for too many waiting requests. Nothing was done. The caller gets the response immediately. */
export class TooBusy extends WireFault {
  /** Whole seconds until a retry has a chance. */
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super(BUSY, texts.manyPeople, 503)
    this.retryAfterS = retryAfterS
  }
}

export interface Queues {
  /**
   * Runs the work when it is its turn.
   * @param caller key of callers that wait together (queue-key.ts)
   * @throws TooBusy before any work was done; otherwise errors of the work
   */
  run<Result>(kind: WorkKind, caller: string, work: () => Promise<Result>): Promise<Result>
  /** Checks before a large body is read. @throws TooBusy when `run` would */
  check(kind: WorkKind, caller: string): void
  isFull(kind: WorkKind, caller: string): boolean
}

const FIRST_GUESS_MS = 10
/** Weight of the newest call in the mean. */
const NEWEST = 1 / 16
/**
 * Window in ms for counting refusals. The counts of this window and of the previous one determine the retry
 * time.
 */
const WINDOW_MS = 4000
const RETRY_LEAST_S = 2
const RETRY_MOST_S = 30

/** Starts a waiting call. @param assignedAt time at which the call got the slot */
type Turn = (assignedAt: number) => void

interface Line {
  running: number
  /**
   * Waiting calls of each caller, in the order of their turns. A served caller moves to the end. No list is
   * empty.
   */
  waiting: Map<string, Turn[]>
  /** Mean duration of a call in its slot in ms, measured from the assignment of the slot. */
  meanMs: number
  movedAt: number
  refused: { since: number; now: number; before: number }
}

/**
 * Creates one queue with its own slots for each kind of work: no kind can take the whole machine. A call
 * waits if its expected wait, computed from recent durations, is short enough. Otherwise it is refused.
 * Waiting callers alternate, one call each: a flood from one place only delays itself. A queue without
 * progress (unreachable database) accepts nobody.
 */
export function createQueues({ slots, longestMs, now = () => performance.now() }: QueueRules): Queues {
  const lines = new Map<WorkKind, Line>()

  function lineOf(kind: WorkKind): Line {
    const known = lines.get(kind)
    if (known) return known
    const refused = { since: now(), now: 0, before: 0 }
    const line = { running: 0, waiting: new Map(), meanMs: FIRST_GUESS_MS, movedAt: now(), refused }
    lines.set(kind, line)
    return line
  }

  function isFull(kind: WorkKind, caller: string): boolean {
    const line = lineOf(kind)
    if (line.running < slots[kind]) return false
    const expectedMs = (turnOf(caller, line.waiting) * line.meanMs) / slots[kind]
    return expectedMs > longestMs[kind] || now() - line.movedAt > longestMs[kind]
  }

  /** Refuses a call. The retry times spread the retries over the time that the queue needs to serve them. */
  function refuse(kind: WorkKind): never {
    const { refused, meanMs } = lineOf(kind)
    const age = now() - refused.since
    if (age >= WINDOW_MS) {
      refused.before = age < 2 * WINDOW_MS ? refused.now : 0
      refused.now = 0
      refused.since = now()
    }
    refused.now += 1
    const seconds = Math.ceil(((refused.now + refused.before) * meanMs) / slots[kind] / 1000)
    throw new TooBusy(Math.min(RETRY_MOST_S, Math.max(RETRY_LEAST_S, seconds)))
  }

  function end(line: Line, assignedAt: number): void {
    line.movedAt = now()
    line.meanMs += (line.movedAt - assignedAt - line.meanMs) * NEWEST
    // Passes the slot to the next call in a later turn of the event loop. Calls to the embedded database
    // never return to the event loop. Refusals would otherwise wait until the whole queue is served.
    const next = takeNext(line.waiting)
    const endedAt = line.movedAt
    if (next) setImmediate(() => next(endedAt))
    else line.running -= 1
  }

  /** @returns the time at which the slot was assigned */
  async function takeTurn(kind: WorkKind, caller: string, line: Line): Promise<number> {
    if (line.running < slots[kind]) {
      line.running += 1
      return now()
    }
    return new Promise<number>((resolve) => {
      const own = line.waiting.get(caller) ?? []
      own.push(resolve)
      line.waiting.set(caller, own)
    })
  }

  return {
    async run(kind, caller, work) {
      if (isFull(kind, caller)) refuse(kind)
      const line = lineOf(kind)
      const assignedAt = await takeTurn(kind, caller, line)
      line.movedAt = now()
      try {
        return await work()
      } finally {
        end(line, assignedAt)
      }
    },
    check(kind, caller) {
      if (isFull(kind, caller)) refuse(kind)
    },
    isFull,
  }
}

/**
 * Returns the last possible position of this caller's next call, from 1. Every other caller then comes first,
 * with at most as many calls.
 */
function turnOf(caller: string, waiting: Line['waiting']): number {
  const own = (waiting.get(caller)?.length ?? 0) + 1
  let turn = own
  for (const [other, calls] of waiting) if (other !== caller) turn += Math.min(calls.length, own)
  return turn
}

function takeNext(waiting: Line['waiting']): Turn | undefined {
  for (const [caller, calls] of waiting) {
    const next = calls.shift()
    waiting.delete(caller)
    if (calls.length > 0) waiting.set(caller, calls)
    return next
  }
  return undefined
}
