import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'

type Group = ReadonlySet<number>

/**
 * Counts of known groups of people. Adding and subtracting these counts can reveal the answers of a few
 * people. For example, a group's count with one more person, minus the group's count, is that person's
 * answer.
 */
export interface KnownCounts {
  /**
   * Adds a group unless its counts would reveal one to four people. Returns whether the group was added. Adds
   * nothing after the budget is used up.
   */
  addSafely: (group: Group) => boolean
  /**
   * Returns the indexes of the fewest polls that together with a refused group reveal one to four people.
   * Returns [] if the budget ends first.
   */
  pollsAgainst: (group: Group) => number[]
}

/** Work that one comparison may still do. One unit is a read or a change of a value of a row. */
export interface Budget {
  left: number
}

class TooMuchWork extends Error {}

/**
 * Prime below 2^26, which keeps products exact. A sum that is zero only modulo this prime makes a group look
 * unsafe, never safe.
 */
const PRIME = 67_108_859
/**
 * Budget of one comparison, about 130 ms on one core. The comparison blocks the event loop and keeps the
 * company's row locked.
 */
const MOST_WORK = 4_000_000

export const fullBudget = (): Budget => ({ left: MOST_WORK })

type Row = readonly number[]
/** Independent sums in echelon form, by the column of their first value. */
type Sums = ReadonlyMap<number, Row>
interface Combination {
  chosen: readonly number[]
  sums: Sums
}
type AddPolls = (sums: Sums, chosen: readonly number[]) => Sums
/** Returns whether `next` reveals something about one to four people that `before` does not reveal. */
type Search = (before: Sums, next: Sums) => boolean

/**
 * Compares new groups with published polls. Any of these polls may have asked the new question, so each
 * combination of polls is compared separately. If the budget ends first, every new group counts as unsafe.
 * @param polls groups whose counts each poll shows
 * @param later all groups that may be added later
 */
export function createKnownCounts(
  polls: readonly (readonly Group[])[],
  later: readonly Group[],
  budget = fullBudget(),
): KnownCounts {
  const { partOf, sizes } = partsOf([...polls.flat(), ...later])
  /** Row of each set of parts, so that groups of the same people share one row. */
  const rowOfParts = new Map<string, Row>()
  const rowOf = (group: Group): Row => {
    const parts = new Set([...group].map((id) => partOf.get(id) ?? 0))
    const key = [...parts].sort((one, other) => one - other).join()
    const row = rowOfParts.get(key) ?? sizes.map((_people, at) => Number(parts.has(at)))
    rowOfParts.set(key, row)
    return row
  }
  const rows = polls.map((groups) => groups.map(rowOf))
  const addRow = (sums: Sums, row: Row) => withRow(sums, row, budget)
  const addPolls: AddPolls = (sums, chosen) =>
    [...new Set(chosen.flatMap((at) => rows[at] ?? []))].reduce(addRow, sums)
  const search: Search = (before, next) => searchFew(before, next, sizes, budget)
  const related = relatedTo(later.map(rowOf), distinctOf(rows), rows)
  let known = ifAffordable(() => combinationsOf(related, addPolls, search), null)
  const added: Row[] = []
  return {
    addSafely(group) {
      const row = rowOf(group)
      const next = ifAffordable(() => {
        const more = known?.map((each) => ({ ...each, before: each.sums, sums: addRow(each.sums, row) }))
        return more?.some(({ before, sums }) => search(before, sums)) ? null : more
      }, null)
      if (!next) return false
      added.push(row)
      known = next
      return true
    },
    pollsAgainst(group) {
      const isAgainst = (chosen: readonly number[]) => {
        const sums = addPolls(new Map(), chosen)
        return search(sums, [...added, rowOf(group)].reduce(addRow, sums))
      }
      return ifAffordable(
        () => needed(known?.find(({ chosen }) => isAgainst(chosen))?.chosen ?? [], isAgainst),
        [],
      )
    },
  }
}

function ifAffordable<Result>(compute: () => Result, otherwise: Result): Result {
  try {
    return compute()
  } catch (error) {
    if (error instanceof TooMuchWork) return otherwise
    throw error
  }
}

function spend(budget: Budget, work: number): void {
  budget.left -= work
  if (budget.left < 0) throw new TooMuchWork()
}

/**
 * Returns the polls that share people with the new groups, directly or through other polls. Counts of
 * unrelated polls cannot cancel out anybody in the new groups.
 */
function relatedTo(
  groups: readonly Row[],
  places: readonly number[],
  rows: readonly (readonly Row[])[],
): number[] {
  const isIn = new Set(groups.flatMap(columnsOf))
  const related = new Set<number>()
  const columns = new Map(places.map((at) => [at, (rows[at] ?? []).flatMap(columnsOf)]))
  for (let before = -1; before < related.size; ) {
    before = related.size
    for (const [at, own] of columns) {
      if (related.has(at) || !own.some((column) => isIn.has(column))) continue
      related.add(at)
      for (const column of own) isIn.add(column)
    }
  }
  return places.filter((at) => related.has(at))
}

function columnsOf(row: Row): number[] {
  return [...row.keys()].filter((column) => row[column] !== 0)
}

/** Returns only the first index of several polls with the same groups. */
function distinctOf(rows: readonly (readonly Row[])[]): number[] {
  const ids = new Map([...new Set(rows.flat())].map((row, id) => [row, id]))
  const places = new Map<string, number>()
  for (const [at, groups] of rows.entries()) {
    const key = groups
      .map((row) => `${ids.get(row)}`)
      .sort()
      .join()
    if (!places.has(key)) places.set(key, at)
  }
  return [...places.values()]
}

/** Removes items one after the other while the remaining items are enough. */
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
 * Returns the combinations of polls that a new group is compared with. All polls together are one
 * combination, which is enough if they reveal nothing about few people. Otherwise further combinations omit
 * one poll of each set that reveals something.
 */
function combinationsOf(polls: readonly number[], addPolls: AddPolls, search: Search): Combination[] {
  const found = new Map<string, Combination>()
  /** Adds the combinations that contain all kept polls and any of the other polls. */
  const explore = (kept: readonly number[], before: Sums, others: readonly number[]): void => {
    const sums = addPolls(before, others)
    const chosen = [...kept, ...others].sort((one, other) => one - other)
    found.set(chosen.join(), { chosen, sums })
    if (!search(before, sums)) return
    const revealing = needed(others, (more) => search(before, addPolls(before, more)))
    for (const at of [...revealing.keys(), revealing.length]) {
      const [more, left] = [revealing.slice(0, at), new Set(revealing.slice(0, at + 1))]
      explore(
        [...kept, ...more],
        addPolls(before, more),
        others.filter((poll) => !left.has(poll)),
      )
    }
  }
  explore([], new Map(), polls)
  return [...found.values()]
}

/** Divides the people by the groups that contain them. Large parts come first. */
function partsOf(groups: readonly Group[]) {
  const keys = new Map<number, number>()
  let count = 0
  for (const group of groups) {
    const moved = new Map<number | undefined, number>()
    for (const id of group) {
      const former = keys.get(id)
      const key = moved.get(former) ?? count + moved.size
      moved.set(former, key)
      keys.set(id, key)
    }
    count += moved.size
  }
  const members = new Map<number, number[]>()
  for (const [id, key] of keys) {
    const ids = members.get(key)
    if (ids) ids.push(id)
    else members.set(key, [id])
  }
  const parts = [...members.values()].sort((one, other) => other.length - one.length)
  const partOf = new Map(parts.flatMap((ids, at) => ids.map((id) => [id, at] as const)))
  return { partOf, sizes: parts.map(({ length }) => length) }
}

function withRow(sums: Sums, row: Row, budget: Budget): Sums {
  const left = remainderOf(row, sums, budget)
  const first = left.findIndex((value) => value !== 0)
  if (first < 0) return sums
  spend(budget, left.length + sums.size)
  return new Map([...sums, [first, scaled(left, inverseOf(left[first] ?? 1))]])
}

/** Returns the row minus multiples of the sums, with zero in the sums' first columns. */
function remainderOf(row: Row, sums: Sums, budget: Budget): Row {
  spend(budget, row.length)
  const left = [...row]
  for (let at = 0; at < left.length; at += 1) {
    const factor = left[at] ?? 0
    const pivot = factor === 0 ? undefined : sums.get(at)
    if (!pivot) continue
    spend(budget, left.length - at)
    for (let column = at; column < left.length; column += 1) {
      const value = pivot[column] ?? 0
      if (value !== 0) left[column] = ((left[column] ?? 0) + (PRIME - factor) * value) % PRIME
    }
  }
  return left
}

/** Searches for a sum about one to four people that `next` has and `before` does not have. */
function searchFew(before: Sums, next: Sums, sizes: readonly number[], budget: Budget): boolean {
  const large = sizes.filter((size) => size >= SMALLEST_GROUP).length
  const small = sizes.slice(large)
  // Sums that begin in a small part contain no large part.
  const withoutLarge = (sums: Sums): Sums =>
    new Map([...sums].flatMap(([first, row]) => (first < large ? [] : [[first - large, row.slice(large)]])))
  const [old, all] = [withoutLarge(before), withoutLarge(next)]
  spend(budget, before.size + next.size + small.length * all.size)
  if (all.size === old.size) return false
  // The number of sums about only some parts equals the number of linear dependencies among these parts'
  // remainders.
  const parts = small.flatMap((people, at) => {
    if (![...all.values()].some((row) => row[at] !== 0)) return []
    const part = small.map((_people, other) => Number(other === at))
    return [{ people, old: remainderOf(part, old, budget), all: remainderOf(part, all, budget) }]
  })
  const isFound = (first: number, room: number, inOld: Sums, inAll: Sums): boolean =>
    inAll.size < inOld.size ||
    parts.some(
      (part, place) =>
        place >= first &&
        part.people <= room &&
        isFound(
          place + 1,
          room - part.people,
          withRow(inOld, part.old, budget),
          withRow(inAll, part.all, budget),
        ),
    )
  return isFound(0, SMALLEST_GROUP - 1, new Map(), new Map())
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
