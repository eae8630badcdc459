import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'
import { addDays } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { lastDayOf, type PollRow } from '../polls/rows.ts'
import { type AskedGroups, groupsAsked, pollsToJoin, type Receiver, withNewcomers } from './asked-groups.ts'
import { receiversOf } from './audience.ts'
import { createKnownCounts, fullBudget } from './known-counts.ts'

const { pollGroups, pollReceivers, polls } = tables

/**
 * Prevents learning the answers of a few people by adding and subtracting results. Polls that share a
 * question are compared for a year. All other polls are compared for 60 days, because their questions may
 * mean the same.
 *
 * - A poll is not published if its total and other polls' counts reveal one to four people.
 * - A department gets no separate counts if these would reveal one to four people.
 * - A person whom earlier polls revealed is protected like everybody else.
 *
 * Polls within 60 days are compared by the people they asked (pollReceivers), because their counts include
 * people who moved out. Results are compared again by the people who answered (answered.ts). Older polls that
 * share a question are compared by their audience as of today. Otherwise hiring, moving and leaving would
 * prevent a yearly poll (docs/decisions/server.md).
 */

/** Age in days after which answers reveal nothing about today's answers. */
export const SAME_FOR_DAYS = 365
/** Maximum days between polls that are compared without a shared question. */
export const NEAR_DAYS = 60

export interface ShownPoll<Poll = string> {
  poll: Poll
  groups: readonly ReadonlySet<number>[]
}

export interface Compared<Poll = string> {
  /**
   * Polls that would reveal answers together with the compared poll; null without any. Empty for too many
   * polls to compare.
   */
  against: Poll[] | null
  departments: string[]
}

export async function compare(
  tx: Tx,
  poll: PollRow,
  receivers: readonly Receiver[],
  today: string,
): Promise<Compared<PollRow>> {
  const { near, alike } = await pollsBeside(tx, poll, today)
  const asked = await readPeople(tx, near, 'asked')
  const shown: ShownPoll<PollRow>[] = near.map((other) => ({
    poll: other,
    groups: [...(asked.get(other.id)?.values() ?? [])],
  }))
  const alikeAsked = await readPeople(tx, alike, 'asked')
  for (const other of alike) {
    const people = await receiversOf(tx, other.companyCode, other.audience)
    const counted = [...byDepartment(people)].filter(([department]) =>
      alikeAsked.get(other.id)?.has(department),
    )
    shown.push({ poll: other, groups: [idsOf(people), ...counted.map(([, ids]) => ids)] })
  }
  return compareGroups(receivers, shown)
}

/** Larger departments are compared first; '' is no department. */
export function compareGroups<Poll>(
  receivers: readonly Receiver[],
  others: readonly ShownPoll<Poll>[],
  budget = fullBudget(),
): Compared<Poll> {
  const total = idsOf(receivers)
  const departments = [...byDepartment(receivers)]
    .filter(([departmentId, { size }]) => departmentId !== '' && size >= SMALLEST_GROUP)
    .sort(([one, { size }], [other, { size: otherSize }]) => otherSize - size || (one < other ? -1 : 1))
  // Omits groups of older polls that have under five people today. Such a group was larger when its counts
  // were shown.
  const shown = others.map(({ groups }) => groups.filter(({ size }) => size >= SMALLEST_GROUP))
  const counts = createKnownCounts(shown, [total, ...departments.map(([, people]) => people)], budget)
  if (!counts.addSafely(total)) {
    const places = new Set(counts.pollsAgainst(total))
    const against = others.filter((_, at) => places.has(at)).map(({ poll }) => poll)
    return { against: [...new Set(against)], departments: [] }
  }
  const counted = departments.filter(([, people]) => counts.addSafely(people))
  return { against: null, departments: counted.map(([department]) => department) }
}

const idsOf = (people: readonly Receiver[]) => new Set(people.map(({ employeeId }) => employeeId))

function byDepartment(people: readonly Receiver[]): Map<string, Set<number>> {
  const departments = new Map<string, Set<number>>()
  for (const { employeeId, departmentId } of people) {
    const ids = departments.get(departmentId) ?? new Set()
    departments.set(departmentId, ids.add(employeeId))
  }
  return departments
}

/**
 * Returns the other published polls to compare with:
 * - `near`: polls of all companies of about the same time, because people move from one company to another.
 * - `alike`: the company's polls of the last year that share a question.
 */
async function pollsBeside(tx: Tx, poll: PollRow, today: string) {
  const own = new Set(poll.questions.map(wordsOf))
  const rows = (await readPublished(tx)).filter(({ id }) => id !== poll.id)
  const since = addDays(today, -SAME_FOR_DAYS)
  return {
    near: rows.filter((row) => isNear(poll, row, today)),
    alike: rows.filter(
      (row) =>
        row.companyCode === poll.companyCode &&
        !isNear(poll, row, today) &&
        (lastDayOf(row) ?? today) >= since &&
        row.questions.some((each) => own.has(wordsOf(each))),
    ),
  }
}

export function readPublished(tx: Tx): Promise<PollRow[]> {
  return tx.select().from(polls).where(isNotNull(polls.publishedAt)).orderBy(asc(polls.id))
}

/** Returns whether two polls overlap in time, or one follows the other within 60 days. */
export function isNear(poll: PollRow, other: PollRow, today: string): boolean {
  const last = lastDayOf(other)
  return (
    (last === null || last >= addDays(poll.fromDay ?? today, -NEAR_DAYS)) &&
    (poll.untilDay === null || addDays(poll.untilDay, NEAR_DAYS) >= (other.fromDay ?? today))
  )
}

/**
 * Reads the people whom published polls asked, or only the people who answered, by poll id. Deleted employees
 * have the same negative ids in every poll, because the same missing people must not count twice.
 */
export async function readPeople(
  tx: Tx,
  of: readonly PollRow[],
  who: 'asked' | 'answered',
): Promise<Map<number, AskedGroups>> {
  const ids = of.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const sizes = await tx
    .select({
      pollId: pollGroups.pollId,
      departmentId: pollGroups.departmentId,
      people: who === 'asked' ? pollGroups.people : pollGroups.answered,
    })
    .from(pollGroups)
    .where(inArray(pollGroups.pollId, ids))
  const { pollId, employeeId, departmentId } = pollReceivers
  const receivers = await tx
    .select({ pollId, employeeId, departmentId })
    .from(pollReceivers)
    .where(and(inArray(pollId, ids), who === 'asked' ? undefined : pollReceivers.hasAnswered))
  const [sizesOf, receiversIn] = [byPoll(sizes), byPoll(receivers)]
  return new Map(
    ids.map((id) => {
      const counted = (sizesOf.get(id) ?? []).map((group): [string, number] => [
        group.departmentId,
        group.people,
      ])
      return [id, groupsAsked(receiversIn.get(id) ?? [], new Map(counted))]
    }),
  )
}

function byPoll<Row extends { pollId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>()
  for (const row of rows) {
    const known = found.get(row.pollId)
    if (known) known.push(row)
    else found.set(row.pollId, [row])
  }
  return found
}

/**
 * Returns the polls that may ask their newcomers today. The other polls wait, because their counts
 * and those of polls of about the same time would reveal newcomers' answers.
 * @param newcomers people to add to each open poll, with the department whose counts will include them
 */
export async function findJoinable(
  tx: Tx,
  newcomers: ReadonlyMap<number, readonly Receiver[]>,
  today: string,
): Promise<Set<number>> {
  const published = await readPublished(tx)
  const rows = new Map(published.map((row) => [row.id, row]))
  const besides = new Map(
    [...newcomers.keys()].map((id) => {
      const own = rows.get(id)
      return [id, published.filter((other) => own && other.id !== id && isNear(own, other, today))]
    }),
  )
  const needed = new Set([...newcomers.keys(), ...[...besides.values()].flat().map(({ id }) => id)])
  const asked = await readPeople(
    tx,
    published.filter(({ id }) => needed.has(id)),
    'asked',
  )
  const joining = new Map(
    [...newcomers].map(([id, people]) => [id, withNewcomers(asked.get(id) ?? new Map(), people)]),
  )
  return pollsToJoin(joining, asked, (id) => (besides.get(id) ?? []).map((other) => other.id))
}

/** Removes case, accents and punctuation, because a slightly changed question still counts as the same. */
export function wordsOf({ pregunta }: WireQuestion): string {
  return pregunta
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
