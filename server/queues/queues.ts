import { BUSY } from '#contract/outcome.ts'
import type { WorkKind } from './work-kinds.ts'
import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

/** More has come than can be served soon: nothing was done, and the caller is told at once. */
export class TooBusy extends WireFault {
  /** Whole seconds after which the same call has a chance. */
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super(BUSY, texts.manyPeople, 503)
    this.retryAfterS = retryAfterS
  }
}

export interface Queues {
  /**
   * @param who callers that wait together (line-of.ts)
   * @throws TooBusy before any of it was done; otherwise what the work throws
   */
  run<Result>(kind: WorkKind, who: string, work: () => Promise<Result>): Promise<Result>
  /** @throws TooBusy when `run` would; called before a large body is read */
  check(kind: WorkKind, who: string): void
  /** Whether `run` would refuse. */
  isFull(kind: WorkKind, who: string): boolean
}

export interface QueueRules {
  /** Calls of a kind that run at once. */
  slots: Readonly<Record<WorkKind, number>>
  /** ms that a call may be expected to wait for its turn. */
  longestMs: Readonly<Record<WorkKind, number>>
  now?: () => number
}

/** Until something was measured: the duration of a call on a small machine. */
const FIRST_GUESS_MS = 10
/** Weight of the newest call in the mean. */
const NEWEST = 1 / 16
/** Refusals of this window and of the one before are counted to decide when the refused should come again. */
const WINDOW_MS = 4000
const RETRY_LEAST_S = 2
const RETRY_MOST_S = 30

/** Starts a waiting call. @param handedAt since when the slot is its own */
type Turn = (handedAt: number) => void

interface Line {
  atWork: number
  /**
   * Waiting calls of each caller, in the order of their turns; a served caller goes to the end. None is empty.
   */
  waiting: Map<string, Turn[]>
  /**
   * Mean duration of a call in its slot, ms, measured from the handing over of the slot, not from the call's
   * first step.
   */
  meanMs: number
  /** When a call of this kind was last begun or ended. */
  movedAt: number
  refused: { since: number; now: number; before: number }
}

/**
 * One line for each kind of work, with slots of its own, so that none can take all of the machine. Who comes when the
 * slots are taken waits, if its turn is expected soon: as long as those before it take, by what the last calls have
 * really taken. Of those who wait, each asker in turn gives one call: a flood from one place waits, and is refused,
 * behind itself. A line that has not moved for so long (a database that is away) takes nobody in.
 */
export function createQueues({ slots, longestMs, now = () => performance.now() }: QueueRules): Queues {
  const lines = new Map<WorkKind, Line>()

  function lineOf(kind: WorkKind): Line {
    const known = lines.get(kind)
    if (known) return known
    const refused = { since: now(), now: 0, before: 0 }
    const line = { atWork: 0, waiting: new Map(), meanMs: FIRST_GUESS_MS, movedAt: now(), refused }
    lines.set(kind, line)
    return line
  }

  function isFull(kind: WorkKind, who: string): boolean {
    const line = lineOf(kind)
    if (line.atWork < slots[kind]) return false
    const expectedMs = (turnOf(who, line.waiting) * line.meanMs) / slots[kind]
    return expectedMs > longestMs[kind] || now() - line.movedAt > longestMs[kind]
  }

  /** Spreads the refused callers over the time that serving them takes. */
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

  function end(line: Line, handedAt: number): void {
    line.movedAt = now()
    line.meanMs += (line.movedAt - handedAt - line.meanMs) * NEWEST
    // The slot goes over to the next one without being free in between. Not in the same turn of the event loop: the
    // embedded database never leaves it, and whoever is to be refused would wait until the whole line has been served.
    const next = takeNext(line.waiting)
    const handedOver = line.movedAt
    if (next) setImmediate(() => next(handedOver))
    else line.atWork -= 1
  }

  /** @returns when the slot was handed over */
  async function takeTurn(kind: WorkKind, who: string, line: Line): Promise<number> {
    if (line.atWork < slots[kind]) {
      line.atWork += 1
      return now()
    }
    return new Promise<number>((resolve) => {
      const own = line.waiting.get(who) ?? []
      own.push(resolve)
      line.waiting.set(who, own)
    })
  }

  return {
    async run(kind, who, work) {
      if (isFull(kind, who)) refuse(kind)
      const line = lineOf(kind)
      const handedAt = await takeTurn(kind, who, line)
      line.movedAt = now()
      try {
        return await work()
      } finally {
        end(line, handedAt)
      }
    },
    check(kind, who) {
      if (isFull(kind, who)) refuse(kind)
    },
    isFull,
  }
}

/**
 * The turn that this caller's next call would have, from 1; of the other callers, the calls that come before it
 * count.
 */
function turnOf(who: string, waiting: Line['waiting']): number {
  const own = (waiting.get(who)?.length ?? 0) + 1
  let turn = own
  for (const [other, calls] of waiting) if (other !== who) turn += Math.min(calls.length, own)
  return turn
}

function takeNext(waiting: Line['waiting']): Turn | undefined {
  for (const [who, calls] of waiting) {
    const next = calls.shift()
    waiting.delete(who)
    if (calls.length > 0) waiting.set(who, calls)
    return next
  }
  return undefined
}
