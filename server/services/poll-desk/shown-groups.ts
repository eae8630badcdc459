import { POLL_GROUP_LEAST } from '#domain/polls/limits.ts'

export interface Sized<Id> {
  id: Id
  size: number
}

/**
 * Which groups of a whole may be shown beside it: none of few people, and none with whose help what is left of the whole
 * would be of few people. Of those big enough the smallest are hidden until what is left is nobody or enough.
 * @param rest people of the whole who are in no group
 */
export function shownGroups<Id>(groups: readonly Sized<Id>[], rest = 0): Set<Id> {
  const big = groups
    .filter(({ size }) => size >= POLL_GROUP_LEAST)
    .sort((one, other) => other.size - one.size)
  const sizeOf = (some: readonly Sized<Id>[]) => some.reduce((sum, { size }) => sum + size, 0)
  let hidden = rest + sizeOf(groups) - sizeOf(big)
  while (hidden > 0 && hidden < POLL_GROUP_LEAST) {
    const smallest = big.pop()
    if (!smallest) break
    hidden += smallest.size
  }
  // Of nobody nothing can be learnt.
  const empty = groups.filter(({ size }) => size === 0)
  return new Set([...big, ...empty].map(({ id }) => id))
}
