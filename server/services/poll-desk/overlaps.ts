import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'
import { addDays } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { lastDayOf, type PollRow } from '../polls/rows.ts'
import { receiversOf } from './audience.ts'
import { createKnownCounts, fullBudget } from './known-counts.ts'

const { pollGroups, polls } = tables

/**
 * Prevents learning the answers of a few people by adding and subtracting results. Polls that share a question are
 * compared for a year; all others for 60 days, because they may ask the same in other words.
 *
 * - A poll is not published when its total and the counts that other polls show reveal one to four people.
 * - A department gets no separate counts when these would reveal one to four people.
 * - A person whom earlier polls revealed is protected like everybody else: those polls may have asked other questions.
 *
 * Audiences are compared as of today. The comparison ignores people who were hired, moved or left since an earlier
 * poll; otherwise no poll could be repeated another year (docs/decisions/server.md).
 */

/** Age in days after which answers have changed so much that they reveal nothing about today's answers. */
const SAME_FOR_DAYS = 365
/** Maximum days between polls that are compared although they share no question. */
const NEAR_DAYS = 60

interface Person {
  employeeId: number
  departmentId: string
}

/** People whose counts a poll shows: everybody, and each department with separate counts. */
export interface ShownPoll {
  title: string
  groups: readonly ReadonlySet<number>[]
}

export interface Compared {
  /**
   * Titles of the polls that would reveal answers together with the compared poll; null when none would. Empty when
   * there are too many polls to compare.
   */
  against: string[] | null
  departments: string[]
}

export async function compare(
  tx: Tx,
  poll: PollRow,
  receivers: readonly Person[],
  today: string,
): Promise<Compared> {
  const shown: ShownPoll[] = []
  for (const other of await pollsBeside(tx, poll, today)) {
    const asked = await receiversOf(tx, poll.companyCode, other.audience)
    const counted = [...byDepartment(asked)].filter(([department]) => other.departments.has(department))
    shown.push({ title: other.title, groups: [idsOf(asked), ...counted.map(([, people]) => people)] })
  }
  return compareGroups(receivers, shown)
}

/** Compares an audience with the people whose counts other polls show. Largest departments come first. */
export function compareGroups(
  receivers: readonly Person[],
  others: readonly ShownPoll[],
  budget = fullBudget(),
): Compared {
  const total = idsOf(receivers)
  const departments = [...byDepartment(receivers)]
    .filter(([, { size }]) => size >= SMALLEST_GROUP)
    .sort(([one, { size }], [other, { size: otherSize }]) => otherSize - size || (one < other ? -1 : 1))
  // Leaves out groups under five today: they were larger when their counts were shown, so they did not reveal these few
  // people.
  const shown = others.map(({ groups }) => groups.filter(({ size }) => size >= SMALLEST_GROUP))
  const counts = createKnownCounts(shown, [total, ...departments.map(([, people]) => people)], budget)
  if (!counts.addSafely(total)) {
    const titles = counts.pollsAgainst(total).map((at) => others[at]?.title ?? '')
    return { against: [...new Set(titles)], departments: [] }
  }
  const counted = departments.filter(([, people]) => counts.addSafely(people))
  return { against: null, departments: counted.map(([department]) => department) }
}

const idsOf = (people: readonly Person[]) => new Set(people.map(({ employeeId }) => employeeId))

function byDepartment(people: readonly Person[]): Map<string, Set<number>> {
  const departments = new Map<string, Set<number>>()
  for (const { employeeId, departmentId } of people) {
    const ids = departments.get(departmentId) ?? new Set()
    departments.set(departmentId, ids.add(employeeId))
  }
  return departments
}

/**
 * Returns polls at about the same time, and polls of the last year that share a question. Each has its title,
 * its audience and the departments that have counts of their own.
 */
async function pollsBeside(tx: Tx, poll: PollRow, today: string) {
  const own = new Set(poll.questions.map(wordsOf))
  const rows = await tx
    .select()
    .from(polls)
    .where(and(eq(polls.companyCode, poll.companyCode), isNotNull(polls.publishedAt), ne(polls.id, poll.id)))
  const since = addDays(today, -SAME_FOR_DAYS)
  const nearSince = addDays(poll.fromDay ?? today, -NEAR_DAYS)
  const beside = rows.filter((row) => {
    const last = lastDayOf(row)
    if ((last ?? today) >= since && row.questions.some((each) => own.has(wordsOf(each)))) return true
    return (
      (last === null || last >= nearSince) &&
      (poll.untilDay === null || addDays(poll.untilDay, NEAR_DAYS) >= (row.fromDay ?? today))
    )
  })
  const groups = await tx
    .select()
    .from(pollGroups)
    .where(
      inArray(
        pollGroups.pollId,
        beside.map(({ id }) => id),
      ),
    )
  return beside.map(({ id, title, audience }) => ({
    title,
    audience,
    departments: new Set(groups.flatMap(({ pollId, departmentId }) => (pollId === id ? [departmentId] : []))),
  }))
}

/** Normalizes case, accents and punctuation, so that a slightly changed question still counts as the same. */
function wordsOf({ pregunta }: WireQuestion): string {
  return pregunta
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
