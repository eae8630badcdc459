import type { PollCounts } from '../../db/schema/polls.ts'
import { revealsAnswers } from './shown-groups.ts'

type Answers = PollCounts[string]

interface Overlap {
  size: number
  otherSize: number
  more: number
  fewer: number
}

/** Returns null for equal groups and for groups without shared people, whose difference reveals nothing. */
export function overlapOf(one: ReadonlySet<number>, other: ReadonlySet<number>): Overlap | null {
  const more = countOutside(one, other)
  const fewer = countOutside(other, one)
  if (more + fewer === 0 || more === one.size) return null
  return { size: one.size, otherSize: other.size, more, fewer }
}

/**
 * Returns whether subtracting two groups' answers reveals answers of one to four people, or of people who all
 * chose the same. Questions with different words may have the same meaning. Their options are compared in
 * order, but only if everybody answered both questions.
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
  // With people on both sides, only an extreme value tells what each person chose.
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

function votesOf({ options }: Answers): number[] {
  return Object.entries(options)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, count]) => count)
}
