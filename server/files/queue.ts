/** Waiting files; further ones are refused for now, because their bytes are held in memory. */
const MOST_WAITING = 24
/**
 * Waiting files of one person: a request brings its pictures one after the other, and several devices may send
 * at once.
 */
const MOST_WAITING_EACH = 4

/** Too many are waiting already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export type Queue = <Result>(person: number, work: () => Promise<Result>) => Promise<Result>

/**
 * Runs so many at a time, one of each person: people take turns, whatever each of them has sent, so that nobody waits
 * for the hundredth picture of somebody else.
 * @throws QueueFull
 */
export function createQueue(atOnce: number): Queue {
  const running = new Set<number>()
  /** Waiting work by person; the first person is next. Everybody in it has something waiting. */
  const waiting = new Map<number, (() => void)[]>()
  let count = 0

  function startNext(): void {
    if (running.size >= atOnce) return
    for (const [person, own] of waiting) {
      if (running.has(person)) continue
      const [start, ...later] = own
      waiting.delete(person)
      // Behind everybody else who is waiting.
      if (later.length > 0) waiting.set(person, later)
      count--
      running.add(person)
      start?.()
      return
    }
  }

  function enter(person: number): Promise<void> {
    const own = waiting.get(person) ?? []
    if (own.length >= MOST_WAITING_EACH || count >= MOST_WAITING)
      throw new QueueFull('too many files at once')
    return new Promise((resolve) => {
      waiting.set(person, [...own, resolve])
      count++
      startNext()
    })
  }

  return async (person, work) => {
    await enter(person)
    try {
      return await work()
    } finally {
      running.delete(person)
      startNext()
    }
  }
}
