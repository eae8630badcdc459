import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'

/**
 * Counts of known groups of people. Adding and subtracting these counts can cancel out everybody except a few people,
 * and so reveal their answers. For example, the count of a group and one more person, minus the count of the group,
 * is that person's answer.
 */
export interface KnownCounts {
  /** Adds a group whose counts are shown in any case. */
  add: (group: ReadonlySet<number>) => void
  /** Adds a group unless its counts would reveal one to four people. Returns whether it was added. */
  addSafely: (group: ReadonlySet<number>) => boolean
}

/**
 * Prime below 2^26, so that products stay exact. A sum that is zero only modulo this prime makes a group look
 * unsafe, never safe.
 */
const PRIME = 67_108_859
/**
 * Maximum sets of small parts (fewer than five people each) tried. Beyond it, any new sum without large parts counts
 * as unsafe.
 */
const MOST_TRIED = 5000

type Row = readonly number[]
/** Independent sums in echelon form, by the column of their first value. */
type Sums = ReadonlyMap<number, Row>

/** @param groups all groups that may be added later; they divide the people into parts */
export function createKnownCounts(groups: readonly ReadonlySet<number>[]): KnownCounts {
  const { partOf, sizes } = partsOf(groups)
  const rowOf = (group: ReadonlySet<number>) => {
    const row = sizes.map(() => 0)
    for (const id of group) row[partOf.get(id) ?? 0] = 1
    return row
  }
  let sums: Sums = new Map()
  return {
    add(group) {
      sums = withRow(sums, rowOf(group))
    },
    addSafely(group) {
      const next = withRow(sums, rowOf(group))
      if (revealsMore(sums, next, sizes)) return false
      sums = next
      return true
    },
  }
}

/** Divides the people by the groups that contain them. Large parts come first. */
function partsOf(groups: readonly ReadonlySet<number>[]) {
  const members = new Map<string, number[]>()
  for (const id of new Set(groups.flatMap((group) => [...group]))) {
    const key = groups.map((group) => Number(group.has(id))).join('')
    members.set(key, [...(members.get(key) ?? []), id])
  }
  const parts = [...members.values()].sort((one, other) => other.length - one.length)
  const partOf = new Map(parts.flatMap((ids, at) => ids.map((id) => [id, at] as const)))
  return { partOf, sizes: parts.map(({ length }) => length) }
}

function withRow(sums: Sums, row: Row): Sums {
  let left = [...row]
  for (let at = 0; at < left.length; at += 1) {
    const factor = left[at] ?? 0
    if (factor === 0) continue
    const pivot = sums.get(at)
    if (!pivot) return new Map([...sums, [at, scaled(left, inverseOf(factor))]])
    left = left.map((value, column) => (value + (PRIME - factor) * (pivot[column] ?? 0)) % PRIME)
  }
  return sums
}

/** Returns whether `next` has a sum about one to four people that `before` does not have. */
function revealsMore(before: Sums, next: Sums, sizes: readonly number[]): boolean {
  const large = sizes.filter((size) => size >= SMALLEST_GROUP).length
  const small = sizes.slice(large)
  // The first value of these sums is in a small part, so they concern no large part.
  const withoutLarge = (sums: Sums) =>
    [...sums].flatMap(([first, row]) => (first >= large ? [row.slice(large)] : []))
  const [old, all] = [withoutLarge(before), withoutLarge(next)]
  if (all.length === old.length) return false
  let tried = 0
  const isFound = (first: number, room: number, chosen: ReadonlySet<number>): boolean => {
    let isFull = true
    for (let at = first; at < small.length; at += 1) {
      const people = small[at] ?? 0
      if (people > room) continue
      isFull = false
      if (isFound(at + 1, room - people, new Set([...chosen, at]))) return true
    }
    if (!isFull) return false
    tried += 1
    return tried > MOST_TRIED || sumsWithin(all, chosen) > sumsWithin(old, chosen)
  }
  return isFound(0, SMALLEST_GROUP - 1, new Set())
}

/** Returns the number of independent sums that concern only these parts. */
function sumsWithin(sums: readonly Row[], parts: ReadonlySet<number>): number {
  const outside = sums.map((row) => row.filter((_value, at) => !parts.has(at)))
  return sums.length - outside.reduce<Sums>(withRow, new Map()).size
}

function scaled(row: Row, factor: number): number[] {
  return row.map((value) => (value * factor) % PRIME)
}

function inverseOf(value: number): number {
  let [result, base, exponent] = [1, value, PRIME - 2]
  while (exponent > 0) {
    if (exponent % 2 === 1) result = (result * base) % PRIME
    base = (base * base) % PRIME
    exponent = Math.floor(exponent / 2)
  }
  return result
}
