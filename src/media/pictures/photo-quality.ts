/** Maximum bytes of a photo, to save mobile data. */
export const MAX_PHOTO_BYTES = 400 * 1024

/** Long side in pixels. 180 dots per inch on a Letter page keep small print legible. */
export const LONG_SIDE = 2000

const BEST = 0.82
const WORST = 0.45
/** Share of the limit that is close enough. Another round takes a cheap phone a third of a second. */
const CLOSE_ENOUGH = 0.85
/** Share of the limit to aim at. A slightly high estimate then still fits. */
const TARGET = 0.93
const ROUNDS = 5
/**
 * First estimate of how the bytes of a JPEG grow, as e^(GROWTH × quality). Each try corrects the estimate.
 */
const GROWTH = 2.4
/** Scales to try. Only a very noisy picture needs more than the first. */
const SCALES = [1, 0.8, 0.6, 0.4, 0.25]

interface Sized {
  readonly size: number
}

/**
 * Lowers the quality first, then the size. If nothing fits, returns the smallest scale, because a large
 * picture is better than none.
 * @param encode draws the picture with a long side of `LONG_SIDE` × scale, at a JPEG quality from 0 to 1
 */
export async function fitWithin<T extends Sized>(
  encode: (quality: number, scale: number) => Promise<T>,
  limit = MAX_PHOTO_BYTES,
): Promise<T> {
  let last: T | null = null
  for (const scale of SCALES) {
    const found = await search((quality) => encode(quality, scale), limit)
    if (found.size <= limit) return found
    last = found
  }
  if (!last) throw new Error('nothing was encoded')
  return last
}

/** Returns the largest result that fits, or the last result when none fits. */
async function search<T extends Sized>(encode: (quality: number) => Promise<T>, limit: number): Promise<T> {
  let quality = BEST
  let tried = await encode(quality)
  let fitting = tried.size <= limit ? tried : null
  if (fitting) return fitting
  let growth = GROWTH
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = clamp(quality - Math.log(tried.size / (limit * TARGET)) / growth, WORST, BEST)
    if (next === quality) break
    const before = tried.size
    tried = await encode(next)
    growth = clamp(Math.log(before / tried.size) / (quality - next), 1, 8)
    quality = next
    if (tried.size > limit) continue
    if (!fitting || tried.size > fitting.size) fitting = tried
    if (tried.size >= limit * CLOSE_ENOUGH) break
  }
  return fitting ?? tried
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
