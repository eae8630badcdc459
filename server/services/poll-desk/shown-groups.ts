import { SMALLEST_GROUP } from '#domain/small-groups.ts'

/** Some people, and of each option how many of them chose it; [] where there was nothing to choose. */
export interface Part {
  size: number
  votes: readonly number[]
}

export interface Sized<Id> extends Part {
  id: Id
}

const nobody: Part = { size: 0, votes: [] }

/**
 * Whether it tells what somebody answered: it is of few people, or all of them chose the same, so that whoever knows that
 * one of them has answered knows what.
 */
export function isTelling({ size, votes }: Part): boolean {
  return size > 0 && (size < SMALLEST_GROUP || votes.includes(size))
}

/** What is left of the whole without these. */
export function without(whole: Part, parts: readonly Part[]): Part {
  return {
    size: parts.reduce((left, { size }) => left - size, whole.size),
    votes: whole.votes.map((count, at) => parts.reduce((left, { votes }) => left - (votes[at] ?? 0), count)),
  }
}

function together(one: Part, other: Part): Part {
  const [longer, shorter] =
    one.votes.length < other.votes.length ? [other.votes, one.votes] : [one.votes, other.votes]
  return { size: one.size + other.size, votes: longer.map((count, at) => count + (shorter[at] ?? 0)) }
}

/**
 * Which groups of a whole may be shown beside it: none that tells, and none with whose help what is left of the whole would.
 * Of the others the smallest are hidden until what is left is nobody, or does not tell.
 * @param rest people of the whole who are in no group
 */
export function shownGroups<Id>(groups: readonly Sized<Id>[], rest = nobody): Set<Id> {
  const shown = groups
    .filter((group) => group.size > 0 && !isTelling(group))
    .sort((one, other) => other.size - one.size)
  let hidden = groups.filter(isTelling).reduce<Part>(together, rest)
  while (isTelling(hidden)) {
    const smallest = shown.pop()
    if (!smallest) break
    hidden = together(hidden, smallest)
  }
  // Of nobody nothing can be learnt.
  const empty = groups.filter(({ size }) => size === 0)
  return new Set([...shown, ...empty].map(({ id }) => id))
}
