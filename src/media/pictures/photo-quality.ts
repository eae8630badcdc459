/** A photo that travels on mobile data: at most 400 KB (quality.md, "data of a candidate's seven steps"). */
export const MAX_PHOTO_BYTES = 400 * 1024

/** Long side of what is sent: 180 dots an inch on a letter page, small print stays legible. */
export const LONG_SIDE = 2000

const BEST = 0.82
const WORST = 0.45
/** Close enough under the limit; another round would cost a cheap phone a third of a second for nothing visible. */
const NEAR = 0.85
/** What is aimed at, so that a guess a little too high still fits. */
const AIM = 0.93
const ROUNDS = 5
/** A JPEG's bytes grow like e^(GROWTH × quality): the first guess; every try corrects it. */
const GROWTH = 2.4
/** Only a picture of noise needs more than the first. */
const SCALES = [1, 0.8, 0.6, 0.4, 0.25]

interface Sized {
  readonly size: number
}

/**
 * The best JPEG that keeps within `limit` bytes: first the quality is lowered, then the picture gets smaller.
 * `encode` draws it at a scale of `LONG_SIDE` and compresses it at a quality of 0 … 1.
 * If nothing fits, the smallest is returned: a picture too big is better than none.
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

/** The largest that fits and was tried; the worst quality's when none fits. */
async function search<T extends Sized>(encode: (quality: number) => Promise<T>, limit: number): Promise<T> {
  let quality = BEST
  let tried = await encode(quality)
  let fitting = tried.size <= limit ? tried : null
  if (fitting) return fitting
  let growth = GROWTH
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = clamp(quality - Math.log(tried.size / (limit * AIM)) / growth, WORST, BEST)
    if (next === quality) break
    const before = tried.size
    tried = await encode(next)
    growth = clamp(Math.log(before / tried.size) / (quality - next), 1, 8)
    quality = next
    if (tried.size > limit) continue
    if (!fitting || tried.size > fitting.size) fitting = tried
    if (tried.size >= limit * NEAR) break
  }
  return fitting ?? tried
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
