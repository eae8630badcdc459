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
 * Prevents learning the answers of a few people by subtracting the results of two polls. All polls within
 * 60 days of each other are compared, because they may ask the same question in other words. Polls that share
 * a question are compared for a year.
 *
 * The poll is not published if it breaks one of the first two rules:
 * - Polls that share a question: people are grouped by which of these polls ask them. If the new poll asks
 *   only a part of a group, both parts must have at least five people. The same holds for the people whom
 *   only the new poll asks.
 * - All compared polls: sums and differences of the audiences must not leave one to four people.
 * - Departments: the rule for groups applies within each department, with all compared polls. A department
 *   that breaks it gets no separate counts.
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
  /** Compared with the polls that share a question. */
  like: DepartmentCuts[]
  /** Compared with all polls; decides which departments get their own counts. */
  all: DepartmentCuts[]
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
  const others = new Map<string, { ids: Set<number>; isLike: boolean }>()
  for (const { audience, isLike } of await audiencesBeside(tx, poll, today)) {
    const asked = await receiversOf(tx, poll.companyCode, audience)
    const ids = asked.map(({ employeeId }) => employeeId).sort((one, other) => one - other)
    const key = ids.join()
    others.set(key, { ids: new Set(ids), isLike: isLike || others.get(key)?.isLike === true })
    for (const each of asked) people.set(each.employeeId, each)
  }
  const own = new Set(receivers.map(({ employeeId }) => employeeId))
  const all = [...others.values()]
  const idsOf = (some: typeof all) => some.map(({ ids }) => ids)
  const like = idsOf(all.filter(({ isLike }) => isLike))
  return {
    like: apartOf(people.values(), own, like),
    all: apartOf(people.values(), own, idsOf(all)),
    leavesFew: leavesFew(own, idsOf(all)),
  }
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

/**
 * Returns each audience once: of polls at about the same time, and of polls of the past 365 days that share
 * a question.
 */
async function audiencesBeside(
  tx: Tx,
  poll: PollRow,
  today: string,
): Promise<{ audience: Audience; isLike: boolean }[]> {
  const own = new Set(poll.questions.map(wordsOf))
  const rows = await tx
    .select()
    .from(polls)
    .where(and(eq(polls.companyCode, poll.companyCode), isNotNull(polls.publishedAt), ne(polls.id, poll.id)))
  const from = poll.fromDay ?? today
  const since = addDays(today, -SAME_FOR_DAYS)
  const nearSince = addDays(from, -NEAR_DAYS)
  const beside = new Map<string, { audience: Audience; isLike: boolean }>()
  for (const row of rows) {
    const last = lastDayOf(row)
    const isLike = (last ?? today) >= since && row.questions.some((each) => own.has(wordsOf(each)))
    // A poll without a last day stays open until it is closed.
    const isNear =
      (last === null || last >= nearSince) &&
      (poll.untilDay === null || addDays(poll.untilDay, NEAR_DAYS) >= (row.fromDay ?? today))
    if (!isLike && !isNear) continue
    const { clase, ids } = row.audience
    const key = [clase, ...[...ids].sort()].join()
    beside.set(key, { audience: row.audience, isLike: isLike || beside.get(key)?.isLike === true })
  }
  return [...beside.values()]
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
