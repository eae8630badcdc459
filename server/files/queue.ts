/** More are told to come back: their bytes lie in the memory while they wait. */
const MOST_WAITING = 12

/** Too many wait already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/**
 * Runs so many at a time, the others in their order.
 * @throws QueueFull
 */
export function createQueue(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= MOST_WAITING) throw new QueueFull('too many files at once')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place goes to whoever waits longest.
      if (next) next()
      else running--
    }
  }
}
