import { transportTexts as texts } from '../texts.ts'
import { WireFault } from './wire-fault.ts'

export interface Pace {
  /**
   * Maximum time in ms without a byte. Also the maximum time that a sender may be behind the minimum speed.
   */
  graceMs: number
  /** Minimum bytes per second: the speed of a second-generation mobile network. */
  slowest: number
  /** Maximum time in ms of a large body. listen.ts waits a minute longer. */
  longestMs: number
}

export const PACE: Pace = { graceMs: 10_000, slowest: 8 * 1024, longestMs: 120_000 }

/**
 * Yields the bytes of a body as they arrive. Counts only the time in which the server reads.
 * @param declared length, if known
 * @throws WireFault 408 for a slow sender, to free its memory for others
 */
export async function* bodyChunks(
  request: Request,
  declared: number | null,
  pace: Pace = PACE,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = request.body?.getReader()
  if (!reader) return
  const slowest = Math.max(pace.slowest, ((declared ?? 0) * 1000) / pace.longestMs)
  let patience = pace.graceMs
  for (;;) {
    const since = performance.now()
    const { done, value } = await within(reader.read(), patience)
    if (done) return
    const waited = performance.now() - since
    // Limits the allowed delay: a fast start does not permit a long pause later.
    patience = Math.min(pace.graceMs, patience - waited + (value.length * 1000) / slowest)
    if (patience <= 0) throw tooSlow()
    yield value
  }
}

/** Awaits the work for at most `ms`. @throws WireFault 408 */
export async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function tooSlow(): WireFault {
  return new WireFault('ERROR', texts.tooSlow, 408)
}
