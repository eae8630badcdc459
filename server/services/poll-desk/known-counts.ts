import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'

type Group = ReadonlySet<number>

/**
 * Counts of known groups of people. Adding and subtracting these counts can cancel out everybody except a few people,
 * and so reveal their answers. For example, the count of a group and one more person, minus the count of the group,
 * is that person's answer.
 */
export interface KnownCounts {
  /** Adds a group unless its counts would reveal one to four people. Returns whether it was added. */
  addSafely: (group: Group) => boolean
  /** Returns the places of the fewest polls that together with a refused group reveal one to four people. */
  pollsAgainst: (group: Group) => number[]
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
/** Maximum combinations of published polls. Beyond it, some combinations of two or more are not compared. */
const MOST_COMBINATIONS = 60

type Row = readonly number[]
/** Independent sums in echelon form, by the column of their first value. */
type Sums = ReadonlyMap<number, Row>
type Finding = 'nothing' | 'few people' | 'unknown'
/** Returns what `next` reveals about one to four people that `before` does not reveal. */
type Search = (before: Sums, next: Sums) => Finding

/**
 * Compares new groups with published polls. Any of these polls may have asked the new question, so each combination of
 * them is compared on its own. Polls outside it may reveal only answers to other questions.
 * @param polls groups whose counts each poll shows
 * @param later all groups that may be added later; all groups divide the people into parts
 */
export function createKnownCounts(
  polls: readonly (readonly Group[])[],
  later: readonly Group[],
): KnownCounts {
  const { partOf, sizes } = partsOf([...polls.flat(), ...later])
  const rowOf = (group: Group) => {
    const row = sizes.map(() => 0)
    for (const id of group) row[partOf.get(id) ?? 0] = 1
    return row
  }
  const rows = polls.map((groups) => groups.map(rowOf))
  const sumsOf = (chosen: readonly number[], more: readonly Row[] = []) =>
    [...chosen.flatMap((at) => rows[at] ?? []), ...more].reduce<Sums>(withRow, new Map())
  const search: Search = (before, next) => searchFew(before, next, sizes)
  const added: Row[] = []
  let known = combinationsOf(distinctOf(rows), sumsOf, search).map((chosen) => ({
    chosen,
    sums: sumsOf(chosen),
  }))
  return {
    addSafely(group) {
      const row = rowOf(group)
      const next = known.map(({ chosen, sums }) => ({ chosen, before: sums, sums: withRow(sums, row) }))
      if (next.some(({ before, sums }) => search(before, sums) !== 'nothing')) return false
      added.push(row)
      known = next
      return true
    },
    pollsAgainst(group) {
      const isAgainst = (chosen: readonly number[]) =>
        search(sumsOf(chosen), sumsOf(chosen, [...added, rowOf(group)])) !== 'nothing'
      const against = known.find(({ chosen }) => isAgainst(chosen))?.chosen ?? []
      const fewest = needed(against, isAgainst)
      // An empty list means that the limit was reached, because all polls divide the people into many parts.
      return fewest.length > 0 ? fewest : [...polls.keys()]
    },
  }
}

/** Returns the places of the polls; of polls that show the same groups, only the first. */
function distinctOf(rows: readonly (readonly Row[])[]): number[] {
  const places = new Map<string, number>()
  for (const [at, groups] of rows.entries()) {
    const key = groups
      .map((row) => row.join(''))
      .sort()
      .join()
    if (!places.has(key)) places.set(key, at)
  }
  return [...places.values()]
}

/** Removes items, one after the other, as long as the others are enough. */
function needed(items: readonly number[], isEnough: (items: readonly number[]) => boolean): number[] {
  return items.reduce<number[]>(
    (left, item) => {
      const fewer = left.filter((each) => each !== item)
      return isEnough(fewer) ? fewer : left
    },
    [...items],
  )
}

/**
 * Returns the combinations of polls that a new group is compared with. All polls together are enough when they reveal
 * nothing about few people. Otherwise what they already reveal would hide what a new group reveals. Then further
 * combinations leave out one poll of each set that reveals something. Beyond the limits, each poll alone is added,
 * and the new group alone.
 */
function combinationsOf(
  polls: readonly number[],
  sumsOf: (chosen: readonly number[]) => Sums,
  search: Search,
): number[][] {
  const found = new Map<string, number[]>()
  const keep = (chosen: readonly number[]) => {
    const sorted = [...chosen].sort((one, other) => one - other)
    found.set(sorted.join(), sorted)
  }
  let isComplete = true
  /** Adds the combinations that contain all kept polls and any of the others. */
  const explore = (kept: readonly number[], others: readonly number[]): void => {
    keep([...kept, ...others])
    const before = sumsOf(kept)
    const reveals = (more: readonly number[]) => search(before, sumsOf([...kept, ...more]))
    const finding = reveals(others)
    if (finding === 'nothing') return
    if (finding === 'unknown' || found.size >= MOST_COMBINATIONS) {
      isComplete = false
      return
    }
    const revealing = needed(others, (more) => reveals(more) === 'few people')
    for (const [at] of revealing.entries()) {
      const left = new Set(revealing.slice(0, at + 1))
      explore(
        [...kept, ...revealing.slice(0, at)],
        others.filter((poll) => !left.has(poll)),
      )
    }
    explore(
      [...kept, ...revealing],
      others.filter((poll) => !revealing.includes(poll)),
    )
  }
  explore([], polls)
  if (!isComplete) for (const chosen of [[], ...polls.map((poll) => [poll])]) keep(chosen)
  return [...found.values()]
}

/** Divides the people by the groups that contain them. Large parts come first. */
function partsOf(groups: readonly Group[]) {
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

/** Searches for a sum about one to four people that `next` has and `before` does not have. */
function searchFew(before: Sums, next: Sums, sizes: readonly number[]): Finding {
  const large = sizes.filter((size) => size >= SMALLEST_GROUP).length
  // The first value of these sums is in a small part, so they concern no large part.
  const withoutLarge = (sums: Sums) =>
    [...sums].flatMap(([first, row]) => (first >= large ? [row.slice(large)] : []))
  const [old, all] = [withoutLarge(before), withoutLarge(next)]
  if (all.length === old.length) return 'nothing'
  const parts = sizes
    .slice(large)
    .flatMap((people, at) => (all.some((row) => row[at] !== 0) ? [{ people, at }] : []))
  let tried = 0
  const isFound = (first: number, room: number, chosen: ReadonlySet<number>): boolean => {
    let isFull = true
    for (const [place, { people, at }] of parts.entries()) {
      if (place < first || people > room) continue
      isFull = false
      if (isFound(place + 1, room - people, new Set([...chosen, at]))) return true
    }
    if (!isFull) return false
    tried += 1
    return tried > MOST_TRIED || sumsWithin(all, chosen) > sumsWithin(old, chosen)
  }
  if (!isFound(0, SMALLEST_GROUP - 1, new Set())) return 'nothing'
  return tried > MOST_TRIED ? 'unknown' : 'few people'
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
