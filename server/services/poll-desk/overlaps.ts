import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import type { Audience } from '#contract/polls/poll-desk.ts'
import { addDays } from '#domain/time/dates.ts'
import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { lastDayOf, type PollRow } from '../polls/rows.ts'
import { receiversOf } from './audience.ts'

const { polls } = tables

/**
 * Prevents learning the answers of a few people by subtracting the results of two polls. Polls that share a
 * question are compared for a year; all others for 60 days, because they may ask the same in other words.
 *
 * - A poll is not published when sums and differences of the audiences leave one to four people.
 * - A department gets no counts of its own when that would isolate one to four people. The other polls divide the
 *   department's people into parts. In no part may the new poll ask only one to four people, or leave out only
 *   one to four. The same applies to all people without a shown department together.
 *
 * Audiences are compared as of today. People who were hired, moved or left also make a difference, but nobody
 * chose it. Without this exception no poll could be repeated another year (docs/decisions/server.md).
 */

/** Age after which answers have changed enough that old ones reveal nothing about today's. */
const SAME_FOR_DAYS = 365
/** Polls further apart are compared only if they share a question. */
const NEAR_DAYS = 60
/**
 * Maximum audiences combined by sums and differences: 3^7 combinations. With more audiences, no group of one to
 * four people may be distinguished at all.
 */
const MOST_COMBINED = 7

/** People asked by the same other polls: how many the new poll asks, and how many it leaves out. */
interface Cut {
  asked: number
  left: number
}

/** Counts of one department's people, by the set of other polls that ask them ('' when none does). */
export interface DepartmentCuts {
  department: string
  cuts: ReadonlyMap<string, Cut>
}

interface Person {
  employeeId: number
  departmentId: string
}

/** A poll's audience compared with those of other polls. */
export interface Compared {
  departments: DepartmentCuts[]
  /** True when sums and differences of the audiences leave few people. */
  leavesFew: boolean
}

export async function compare(
  tx: Tx,
  poll: PollRow,
  receivers: readonly Person[],
  today: string,
): Promise<Compared> {
  const people = new Map(receivers.map((each) => [each.employeeId, each]))
  // Keyed by the people, because one audience can be described in many ways.
  const others = new Map<string, Set<number>>()
  for (const audience of await audiencesBeside(tx, poll, today)) {
    const asked = await receiversOf(tx, poll.companyCode, audience)
    const ids = asked.map(({ employeeId }) => employeeId).sort((one, other) => one - other)
    others.set(ids.join(), new Set(ids))
    for (const each of asked) people.set(each.employeeId, each)
  }
  const own = new Set(receivers.map(({ employeeId }) => employeeId))
  const all = [...others.values()]
  return { departments: apartOf(people.values(), own, all), leavesFew: leavesFew(own, all) }
}

/** Groups people by department and by which other polls ask them. */
function apartOf(
  people: Iterable<Person>,
  own: ReadonlySet<number>,
  others: readonly ReadonlySet<number>[],
): DepartmentCuts[] {
  const departments = new Map<string, Map<string, Cut>>()
  for (const { employeeId, departmentId } of people) {
    const by = others.flatMap((other, at) => (other.has(employeeId) ? [at] : [])).join()
    if (by === '' && !own.has(employeeId)) continue
    const cuts = departments.get(departmentId) ?? new Map<string, Cut>()
    departments.set(departmentId, cuts)
    const { asked, left } = cuts.get(by) ?? { asked: 0, left: 0 }
    cuts.set(by, own.has(employeeId) ? { asked: asked + 1, left } : { asked, left: left + 1 })
  }
  return [...departments].map(([department, cuts]) => ({ department, cuts }))
}

/**
 * Returns whether adding or subtracting other audiences leaves one to four people, whose answers the
 * remaining counts would reveal.
 */
export function leavesFew(own: ReadonlySet<number>, others: readonly ReadonlySet<number>[]): boolean {
  const cells = new Map<string, { asked: number[]; people: number }>()
  for (const id of new Set([...own, ...others.flatMap((other) => [...other])])) {
    const asked = [own, ...others].map((set) => Number(set.has(id)))
    const key = asked.join('')
    cells.set(key, { asked, people: (cells.get(key)?.people ?? 0) + 1 })
  }
  const parts = [...cells.values()]
  if (others.length > MOST_COMBINED) return parts.some(({ people }) => isFew(people))
  const ways = 3 ** others.length
  for (let way = 0; way < ways; way += 1) {
    const signs = [1, ...others.map((_other, at) => (Math.floor(way / 3 ** at) % 3) - 1)]
    let left = 0
    for (const { asked, people } of parts)
      if (asked.reduce((sum, is, at) => sum + is * (signs[at] ?? 0), 0) !== 0) left += people
    if (isFew(left)) return true
  }
  return false
}

/** Returns the audiences of polls at about the same time, and of last year's polls that share a question. */
async function audiencesBeside(tx: Tx, poll: PollRow, today: string): Promise<Audience[]> {
  const own = new Set(poll.questions.map(wordsOf))
  const rows = await tx
    .select()
    .from(polls)
    .where(and(eq(polls.companyCode, poll.companyCode), isNotNull(polls.publishedAt), ne(polls.id, poll.id)))
  const since = addDays(today, -SAME_FOR_DAYS)
  const nearSince = addDays(poll.fromDay ?? today, -NEAR_DAYS)
  return rows
    .filter((row) => {
      const last = lastDayOf(row)
      if ((last ?? today) >= since && row.questions.some((each) => own.has(wordsOf(each)))) return true
      // A poll without a last day stays open until it is closed.
      return (
        (last === null || last >= nearSince) &&
        (poll.untilDay === null || addDays(poll.untilDay, NEAR_DAYS) >= (row.fromDay ?? today))
      )
    })
    .map(({ audience }) => audience)
}

/** Normalizes case, accents and punctuation, so that a slightly changed question still counts as the same. */
function wordsOf({ pregunta }: WireQuestion): string {
  return pregunta
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

const isFew = (people: number) => people > 0 && people < SMALLEST_GROUP

/**
 * Returns whether subtracting the other polls from this one, or this one from them, would leave one to four
 * of these people.
 */
export function isolatesFew(departments: readonly DepartmentCuts[]): boolean {
  const together = new Map<string, Cut>()
  for (const { cuts } of departments)
    for (const [by, { asked, left }] of cuts) {
      const known = together.get(by) ?? { asked: 0, left: 0 }
      together.set(by, { asked: known.asked + asked, left: known.left + left })
    }
  return [...together].some(
    ([by, { asked, left }]) =>
      // No difference if the poll asks all or none of the people whom the others ask.
      (isFew(asked) && (left > 0 || by === '')) || (isFew(left) && asked > 0),
  )
}

const sizeOf = (departments: readonly DepartmentCuts[]) =>
  departments.reduce(
    (sum, { cuts }) => [...cuts.values()].reduce((people, { asked }) => people + asked, sum),
    0,
  )

/**
 * Returns the departments that get separate counts. Neither one of them nor the rest together may reveal a
 * person.
 */
export function separatelyShown(departments: readonly DepartmentCuts[]): Set<string> {
  const tells = (these: readonly DepartmentCuts[]) => isFew(sizeOf(these)) || isolatesFew(these)
  const asked = departments.filter((each) => sizeOf([each]) > 0)
  const shown = asked.filter((each) => !tells([each])).sort((one, other) => sizeOf([other]) - sizeOf([one]))
  const hidden = asked.filter((each) => tells([each]))
  while (tells(hidden)) {
    const smallest = shown.pop()
    if (!smallest) break
    hidden.push(smallest)
  }
  return new Set(shown.map(({ department }) => department))
}
