import { transportTexts as texts } from '../texts.ts'
import { WireFault } from './wire-fault.ts'

/** How fast a body has to come. */
export interface Pace {
  /** May go by without a byte, and a sender may be behind by so much. */
  graceMs: number
  /** Bytes a second: a mobile network of the second generation. */
  slowest: number
  /** The whole of a large one; listen.ts waits a little longer. */
  longestMs: number
}

export const PACE: Pace = { graceMs: 10_000, slowest: 8 * 1024, longestMs: 120_000 }

/**
 * The bytes of a body as they come. Time in which we do not read is not counted against the sender.
 * @param declared its length, where that is known
 * @throws WireFault 408 when it comes too slowly: what it holds is given back, others wait for it
 */
export async function* arriving(
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
    // Capped: who was quick at first may not rest on it.
    patience = Math.min(pace.graceMs, patience - waited + (value.length * 1000) / slowest)
    if (patience <= 0) throw tooSlow()
    yield value
  }
}

/** @throws WireFault 408 */
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
