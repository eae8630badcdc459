/** Random numbers that are equal for equal seeds, so that a failed schedule can be repeated. */
export interface Random {
  /** 0 ≤ n < 1. */
  next(): number
  whole(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Returns a new generator, seeded from this generator. */
  fork(): Random
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick(list) {
      const [first] = list
      if (first === undefined) throw new Error('the list is empty')
      return list[whole(0, list.length - 1)] ?? first
    },
    fork: () => createRandom(Math.floor(next() * 0x1_0000_0000)),
  }
}
