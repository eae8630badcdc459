/** Numbers that look random but are the same each time: everything in the demo is reproducible. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  /** True in `share` of the cases (0 … 1). */
  chance(share: number): boolean
}

/** A generator of its own for each key, "100101|2026-11-15": a week never depends on the weeks before it. */
export function randomFor(key: string): Random {
  let state = 0x811c9dc5
  for (let place = 0; place < key.length; place++) {
    state = Math.imul(state ^ key.charCodeAt(place), 0x01000193)
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
  }
}
