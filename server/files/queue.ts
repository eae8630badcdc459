const MAX_WAITING = 24
const MAX_WAITING_EACH = 4

export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export type Queue = <Result>(person: number, work: () => Promise<Result>) => Promise<Result>

/**
 * Creates a queue that runs at most `maxRunning` jobs at a time, and at most one per person. People take
 * turns: nobody waits for all pictures of another person. The queue throws QueueFull.
 */
export function createQueue(maxRunning: number): Queue {
  const running = new Set<number>()
  /** Waiting jobs by person, in the order of their turns. Contains only people with waiting jobs. */
  const waiting = new Map<number, (() => void)[]>()
  let count = 0

  function startNext(): void {
    if (running.size >= maxRunning) return
    for (const [person, own] of waiting) {
      if (running.has(person)) continue
      const [start, ...later] = own
      waiting.delete(person)
      if (later.length > 0) waiting.set(person, later)
      count--
      running.add(person)
      start?.()
      return
    }
  }

  function enter(person: number): Promise<void> {
    const own = waiting.get(person) ?? []
    if (own.length >= MAX_WAITING_EACH || count >= MAX_WAITING) throw new QueueFull('too many files at once')
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
