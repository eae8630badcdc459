import type { PollCounts } from '../../db/schema/polls.ts'
import { revealsAnswers } from './shown-groups.ts'

type Answers = PollCounts[string]

/** Sizes of two groups that share people, and the number of people who are in only one of them. */
interface Overlap {
  size: number
  otherSize: number
  more: number
  fewer: number
}

/** Returns null for the same people, and for groups that share nobody: their difference tells nothing. */
export function overlapOf(one: ReadonlySet<number>, other: ReadonlySet<number>): Overlap | null {
  const more = countOutside(one, other)
  const fewer = countOutside(other, one)
  if (more + fewer === 0 || more === one.size) return null
  return { size: one.size, otherSize: other.size, more, fewer }
}

/**
 * Returns whether the answers of two groups reveal some when subtracted: those of one to four people, or of people who
 * all chose the same. Questions with other words may ask the same, so their options are compared in order if everybody
 * answered both.
 */
export function differenceReveals(
  { size, otherSize, more, fewer }: Overlap,
  one: Answers,
  other: Answers,
  hasSameWords: boolean,
): boolean {
  if (!hasSameWords && (one.people !== size || other.people !== otherSize)) return false
  const [own, others] = [votesOf(one), votesOf(other)]
  if (own.length !== others.length) return false
  const votes = own.map((count, at) => count - (others[at] ?? 0))
  // With people on both sides, only the extremes tell what each of them chose.
  if (more > 0 && fewer > 0) return votes.some((count) => count === more || count === -fewer)
  const sign = more > 0 ? 1 : -1
  return revealsAnswers({
    size: sign * (one.people - other.people),
    votes: votes.map((count) => sign * count),
  })
}

function countOutside(people: ReadonlySet<number>, others: ReadonlySet<number>): number {
  let count = 0
  for (const id of people) if (!others.has(id)) count += 1
  return count
}

/** Returns the votes in the order of the options' ids. */
function votesOf({ options }: Answers): number[] {
  return Object.entries(options)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, count]) => count)
}
