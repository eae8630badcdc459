/** Maximum number of different letters in similar names: one, or two from eight letters on. */
const mostDifferent = (length: number) => (length >= 8 ? 2 : 1)
/** Minimum length of a compared name. Shorter names are codes, and similar codes mean different things. */
const SHORTEST = 4

/** @param name without accents and in one case (fold.ts), like all names in `known` */
export function similarName(name: string, known: readonly string[]): string | null {
  if (name.length < SHORTEST) return null
  let best: string | null = null
  let least = mostDifferent(name.length) + 1
  for (const each of known) {
    if (each === name || Math.abs(each.length - name.length) >= least) continue
    const distance = countDifferences(name, each)
    if (distance >= least) continue
    best = each
    least = distance
  }
  return best
}

/** Counts inserted, dropped and replaced letters (Levenshtein). */
export function countDifferences(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let place = 1; place <= other.length; place += 1) {
      const replaced = (row[place - 1] ?? 0) + Number(one[at - 1] !== other[place - 1])
      next.push(Math.min(replaced, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
