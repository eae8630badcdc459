import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

export interface FairQueue {
  /**
   * Runs the work when it is its turn: of those who wait, each in turn gives one piece of work.
   * @param who who asks: an address, or a device that is known
   * @throws WireFault 503 when too much waits and nobody has more waiting than this one
   */
  run<Result>(who: string, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  start(): void
  refuse(): void
}

/**
 * For work that occupies a whole processor: a limit of running and of waiting work. A flood from one address
 * waits behind itself; every other caller waits for one piece of it. When the queue is full, the caller with
 * most waiting work loses the last piece.
 */
export function createFairQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): FairQueue {
  /** In the order of their turns; a served caller goes to the end. */
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let count = 0

  function next(): void {
    const first = lines.entries().next()
    if (first.done || running >= atOnce) return
    const [who, line] = first.value
    lines.delete(who)
    const turn = line.shift()
    if (line.length > 0) lines.set(who, line)
    count--
    running++
    turn?.start()
  }

  function makeRoom(who: string): void {
    if (count < waiting) return
    const longest = [...lines].reduce((most, each) => (each[1].length > most[1].length ? each : most))
    const own = lines.get(who)?.length ?? 0
    if (own >= longest[1].length) throw new WireFault('ERROR', texts.tooBusy, 503)
    longest[1].pop()?.refuse()
    if (longest[1].length === 0) lines.delete(longest[0])
    count--
  }

  return {
    async run(who, work) {
      makeRoom(who)
      await new Promise<void>((start, fail) => {
        const line = lines.get(who) ?? []
        lines.set(who, line)
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
