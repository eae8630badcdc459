import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

const MAX_WAITING = 100

/**
 * Runs work with the same key one after the other in this process. Other server instances have their own
 * turns.
 * @throws WireFault 503 when too many calls are waiting
 */
export function createTurns() {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 }
    if (line.length >= MAX_WAITING) throw new WireFault('ERROR', texts.tooBusy, 503)
    lines.set(key, line)
    line.length++
    const turn = line.last.then(work, work)
    line.last = turn
    try {
      return await turn
    } finally {
      line.length--
      if (line.length === 0) lines.delete(key)
    }
  }
}
