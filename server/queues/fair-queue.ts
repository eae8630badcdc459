import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

export interface FairQueue {
  /**
   * Runs the work in turn. Waiting callers alternate, one piece of work each.
   * @param caller an address or a known device
   * @throws WireFault 503 when the queue is full, for the caller with the most waiting work
   */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>
}

interface WaitingCall {
  start(): void
  refuse(): void
}

/**
 * Creates a queue for CPU-bound work, with limits of running and waiting work. Waiting callers alternate: a
 * caller's first call waits for at most one waiting call of every other caller. A full queue refuses the last
 * call of the caller with the most waiting calls.
 */
export function createFairQueue({
  maxRunning,
  maxWaiting,
}: {
  maxRunning: number
  maxWaiting: number
}): FairQueue {
  const lines = new Map<string, WaitingCall[]>()
  let running = 0
  let count = 0

  function next(): void {
    const first = lines.entries().next()
    if (first.done || running >= maxRunning) return
    const [caller, line] = first.value
    lines.delete(caller)
    const turn = line.shift()
    if (line.length > 0) lines.set(caller, line)
    count--
    running++
    turn?.start()
  }

  function refuseIfFull(caller: string): void {
    if (count < maxWaiting) return
    const longest = [...lines].reduce((most, each) => (each[1].length > most[1].length ? each : most))
    const own = lines.get(caller)?.length ?? 0
    if (own >= longest[1].length) throw new WireFault('ERROR', texts.tooBusy, 503)
    longest[1].pop()?.refuse()
    if (longest[1].length === 0) lines.delete(longest[0])
    count--
  }

  return {
    async run(caller, work) {
      refuseIfFull(caller)
      await new Promise<void>((start, fail) => {
        const line = lines.get(caller) ?? []
        lines.set(caller, line)
        line.push({ start, refuse: () => fail(new WireFault('ERROR', texts.tooBusy, 503)) })
        count++
        next()
      })
      try {
        return await work()
      } finally {
        running--
        next()
      }
    },
  }
}
