export interface Random {
  /** Returns the next number, 0 ≤ x < 1. */
  next(): number
  /** Returns an integer from `least` to `most`, inclusive. */
  whole(least: number, most: number): number
  chance(share: number): boolean
}

/**
 * Creates a generator for a key such as "100101|2026-11-15". The numbers of a week then never depend on
 * earlier weeks.
 */
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
