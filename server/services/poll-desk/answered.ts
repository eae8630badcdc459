import { inArray } from 'drizzle-orm'
import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'
import type { Tx } from '../../db/connection.ts'
import type { PollCounts } from '../../db/schema/polls.ts'
import { tables } from '../../db/schema/tables.ts'
import type { PollRow } from '../polls/rows.ts'
import { differenceReveals, overlapOf } from './answer-differences.ts'
import { type AskedGroups, groupsShown } from './asked-groups.ts'
import { type Compared, compareGroups, isNear, readPeople, readPublished, wordsOf } from './overlaps.ts'

const { pollGroups } = tables

export interface Differences {
  /** True if the people who answered differ by one to four; no results are shown then. */
  isHidden: boolean
  mayShow: (departmentId: string) => boolean
  /** Returns whether a question's counts reveal answers. '' is everybody. */
  reveals: (question: number, departmentId: string) => boolean
}

const nothing: Differences = { isHidden: false, mayShow: () => true, reveals: () => false }

/**
 * Compares a closed poll with the polls of about the same time that closed before, by the people who
 * answered. Only the later poll hides results, because hiding results that people have read helps nobody. A
 * poll that closed at the same moment counts as earlier.
 */
export async function compareAnswers(tx: Tx, poll: PollRow): Promise<Differences> {
  const earlier = (await readPublished(tx)).filter(
    (other) => other.id !== poll.id && isEarlier(other, poll) && isNear(poll, other, poll.fromDay ?? ''),
  )
  if (earlier.length === 0) return nothing
  const answered = await readPeople(tx, [poll, ...earlier], 'answered')
  const own: AskedGroups = answered.get(poll.id) ?? new Map()
  const { against, departments } = compareAnswered(
    own,
    earlier.map(({ id }) => answered.get(id) ?? new Map()),
  )
  const counts = await readCounts(
    tx,
    [poll, ...earlier].map(({ id }) => id),
  )
  const answersTo = (id: number, departmentId: string, question: number) =>
    counts.get(`${id} ${departmentId}`)?.[question] ?? { people: 0, options: {} }
  const others = earlier.flatMap(({ id, questions }) =>
    [...(answered.get(id) ?? [])]
      .filter(([, people]) => people.size >= SMALLEST_GROUP)
      .map(([departmentId, people]) => ({
        people,
        questions: questions.map((each) => ({
          words: wordsOf(each),
          answers: answersTo(id, departmentId, each.id),
        })),
      })),
  )
  /** Groups that overlap with each department. Computed once, because each question needs them. */
  const beside = new Map(
    [...own].map(([departmentId, people]) => [
      departmentId,
      others.flatMap((other) => {
        const overlap = overlapOf(people, other.people)
        return overlap === null ? [] : [{ overlap, questions: other.questions }]
      }),
    ]),
  )
  return {
    isHidden: against !== null,
    mayShow: (departmentId) => departments.includes(departmentId),
    reveals(question, departmentId) {
      const asked = poll.questions.find(({ id }) => id === question)
      const words = asked && wordsOf(asked)
      const answers = answersTo(poll.id, departmentId, question)
      return (beside.get(departmentId) ?? []).some(({ overlap, questions }) =>
        questions.some((other) => differenceReveals(overlap, answers, other.answers, words === other.words)),
      )
    },
  }
}

function isEarlier({ closedAt }: PollRow, poll: PollRow): boolean {
  return closedAt !== null && (poll.closedAt === null || closedAt <= poll.closedAt)
}

/**
 * Compares the people who answered a poll with the people who answered earlier polls. An earlier poll's
 * departments may have been hidden, so its total is also compared alone.
 */
export function compareAnswered(own: AskedGroups, earlier: readonly AskedGroups[]): Compared {
  const shown = earlier.map(groupsShown).flatMap((groups) => [groups, groups.slice(0, 1)])
  return compareGroups(
    peopleOf(own),
    shown.map((groups) => ({ poll: '', groups })),
  )
}

/** Returns each person once, with the department whose counts include the person; '' for none. */
function peopleOf(groups: AskedGroups) {
  const departments = [...groups].filter(([departmentId]) => departmentId !== '')
  const counted = departments.flatMap(([departmentId, people]) =>
    [...people].map((employeeId) => ({ employeeId, departmentId })),
  )
  const known = new Set(counted.map(({ employeeId }) => employeeId))
  const rest = [...(groups.get('') ?? [])].filter((employeeId) => !known.has(employeeId))
  return [...counted, ...rest.map((employeeId) => ({ employeeId, departmentId: '' }))]
}

async function readCounts(tx: Tx, ids: readonly number[]): Promise<Map<string, PollCounts>> {
  const rows = await tx
    .select({ id: pollGroups.pollId, departmentId: pollGroups.departmentId, counts: pollGroups.counts })
    .from(pollGroups)
    .where(inArray(pollGroups.pollId, [...ids]))
  return new Map(rows.map(({ id, departmentId, counts }) => [`${id} ${departmentId}`, counts]))
}
