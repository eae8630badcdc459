import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'

export interface Part {
  size: number
  votes: readonly number[]
}

export interface Sized<Id> extends Part {
  id: Id
}

const nobody: Part = { size: 0, votes: [] }

export function revealsAnswers({ size, votes }: Part): boolean {
  return size > 0 && (size < SMALLEST_GROUP || votes.includes(size))
}

export function without(whole: Part, parts: readonly Part[]): Part {
  return {
    size: parts.reduce((left, { size }) => left - size, whole.size),
    votes: whole.votes.map((count, at) => parts.reduce((left, { votes }) => left - (votes[at] ?? 0), count)),
  }
}

function combine(one: Part, other: Part): Part {
  const [longer, shorter] =
    one.votes.length < other.votes.length ? [other.votes, one.votes] : [one.votes, other.votes]
  return { size: one.size + other.size, votes: longer.map((count, at) => count + (shorter[at] ?? 0)) }
}

/**
 * Returns the groups that may be shown beside the whole. Neither a group nor the rest may reveal answers.
 * Hides the smallest groups until the rest is empty or reveals nothing.
 * @param rest people of the whole who are in no group
 */
export function shownGroups<Id>(groups: readonly Sized<Id>[], rest = nobody): Set<Id> {
  const shown = groups
    .filter((group) => group.size > 0 && !revealsAnswers(group))
    .sort((one, other) => other.size - one.size)
  let hidden = groups.filter(revealsAnswers).reduce<Part>(combine, rest)
  while (revealsAnswers(hidden)) {
    const smallest = shown.pop()
    if (!smallest) break
    hidden = combine(hidden, smallest)
  }
  const empty = groups.filter(({ size }) => size === 0)
  return new Set([...shown, ...empty].map(({ id }) => id))
}
