import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { WireQuestion } from '#contract/poll-definition.ts'
import type { Audience } from '#contract/poll-desk.ts'
import { addDays } from '#domain/dates.ts'
import { SMALLEST_GROUP } from '#domain/small-groups.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { lastDayOf, type PollRow } from '../polls/rows.ts'
import { receiversOf } from './audience.ts'

const { polls } = tables

/**
 * Prevents learning the answers of a few people by subtracting two polls. A question in other words may ask the
 * same, so all polls within 60 days of each other are compared. Polls that share a question are compared for a
 * year.
 *
 * Polls that share a question: people are grouped by which of these polls ask them. Each part that the new poll
 * cuts off must be empty or have at least five people, else it is not published. The same rule applies within
 * each department; a department that fails it gets no counts of its own. Other polls share no answers: sums and
 * differences of the audiences must not leave fewer than five people.
 *
 * Audiences are compared as of today. People who were hired, moved or left also make a difference, but nobody
 * chose it. Without this exception no poll could be repeated another year (docs/decisions/server.md).
 */

/** After a year answers have changed, so the old ones reveal nothing beside today's. */
const SAME_FOR_DAYS = 365
/** Polls further apart are compared only by their questions. */
const NEAR_DAYS = 60
/**
 * Maximum audiences combined by sums and differences: 3^7 combinations. With more, every person told apart by
 * any of them counts.
 */
const MOST_COMBINED = 7

/** People whom the same other polls ask: how many the new poll asks, and how many it leaves out. */
interface Cut {
  asked: number
  left: number
}

/** People of one department by the set of other polls that ask them; '' for none. */
export interface Apart {
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
  like: Apart[]
  /** Compared with all polls; decides which departments get their own counts. */
  all: Apart[]
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
  const others: { ids: Set<number>; isLike: boolean }[] = []
  for (const { audience, isLike } of await audiencesBeside(tx, poll, today)) {
    const asked = await receiversOf(tx, poll.companyCode, audience)
    others.push({ ids: new Set(asked.map(({ employeeId }) => employeeId)), isLike })
    for (const each of asked) people.set(each.employeeId, each)
  }
  const own = new Set(receivers.map(({ employeeId }) => employeeId))
  const idsOf = (some: typeof others) => some.map(({ ids }) => ids)
  const like = idsOf(others.filter(({ isLike }) => isLike))
  return {
    like: apartOf(people.values(), own, like),
    all: apartOf(people.values(), own, idsOf(others)),
    leavesFew: leavesFew(own, idsOf(others)),
  }
}

/** Groups people by department and by which other polls ask them. */
function apartOf(
  people: Iterable<Person>,
  own: ReadonlySet<number>,
  others: readonly ReadonlySet<number>[],
): Apart[] {
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
 * True when the audience, with others added or subtracted, leaves one to four people. The remaining counts
 * would be their answers.
 */
export function leavesFew(own: ReadonlySet<number>, others: readonly ReadonlySet<number>[]): boolean {
  const cells = new Map<string, { asked: number[]; people: number }>()
  for (const id of new Set([...own, ...others.flatMap((other) => [...other])])) {
    const asked = [own, ...others].map((set) => Number(set.has(id)))
    const key = asked.join('')
    cells.set(key, { asked, people: (cells.get(key)?.people ?? 0) + 1 })
  }
  const parts = [...cells.values()]
  if (others.length > MOST_COMBINED) {
    return parts.some(({ asked: [isAsked], people }) => isAsked === 1 && isFew(people))
  }
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
 * Returns each audience once: of polls at about the same time, and of polls of the last year that share a
 * question.
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
    // A poll without a last day lasts until somebody closes it.
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

/** Removes capitals, accents and punctuation, so that small changes leave a question the same. */
function wordsOf({ pregunta }: WireQuestion): string {
  return pregunta
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

const isFew = (people: number) => people > 0 && people < SMALLEST_GROUP

/**
 * True when the difference between this poll and the others, either way, would consist of few of these people.
 */
export function tellsApart(departments: readonly Apart[]): boolean {
  const together = new Map<string, Cut>()
  for (const { cuts } of departments)
    for (const [by, { asked, left }] of cuts) {
      const known = together.get(by) ?? { asked: 0, left: 0 }
      together.set(by, { asked: known.asked + asked, left: known.left + left })
    }
  return [...together].some(
    ([by, { asked, left }]) =>
      // No difference arises when the poll asks all or none of the people whom the others ask.
      (isFew(asked) && (left > 0 || by === '')) || (isFew(left) && asked > 0),
  )
}

const sizeOf = (departments: readonly Apart[]) =>
  departments.reduce(
    (sum, { cuts }) => [...cuts.values()].reduce((people, { asked }) => people + asked, sum),
    0,
  )

/**
 * Returns the departments with their own counts. Neither one of them nor all others together may reveal a
 * person.
 */
export function shownAlone(departments: readonly Apart[]): Set<string> {
  const tells = (these: readonly Apart[]) => isFew(sizeOf(these)) || tellsApart(these)
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
