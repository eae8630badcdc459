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
 * Two polls can be subtracted from each other: what was answered by whom only one of them was asked. A question in other
 * words may ask the same, so polls that are asked within 60 days of each other are compared whatever they ask, and those
 * that share a question for a year.
 *
 * With polls that share a question everybody is told apart by which of them asks them; each part that the new poll cuts off
 * has to be nobody, or five people at least, else it is not published. The same goes within each department, else that one
 * is not counted by itself. With the others, which have no answers in common, sums and differences of the audiences must
 * not leave fewer than five.
 *
 * Audiences are compared as they are today. Whoever was hired, moved or left in between makes a difference, too, but nobody
 * chose it, and without it the same could never be asked another year (docs/decisions/server.md).
 */

/** After a year what people say has changed, and says nothing of them beside the answers of today. */
const SAME_FOR_DAYS = 365
/** Polls further apart than this are compared by their words alone. */
const NEAR_DAYS = 60
/** Audiences that are added and subtracted; 3^7 ways. With more, whoever is told apart by any of them counts. */
const MOST_COMBINED = 7

/** People who were asked by the same others: how many of them the new poll asks, and how many it does not. */
interface Cut {
  asked: number
  left: number
}

/** Of one department, by which others ask. '': by none of them. */
export interface Apart {
  department: string
  cuts: ReadonlyMap<string, Cut>
}

interface Person {
  employeeId: number
  departmentId: string
}

/** A poll's own people beside those of polls that it is compared with. */
export interface Compared {
  /** Beside those that share a question. */
  like: Apart[]
  /** Beside all of them: which departments are counted by themselves. */
  all: Apart[]
  /** Whether sums and differences of the audiences leave few people. */
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

/** Everybody, by department and by which others ask them. */
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
 * Whether the audience, with others added to it and taken from it, leaves one to four people: what is left of the counts is
 * what those have answered.
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

/** Each once, of polls that are asked at about the same time, and of those of the last year that share a question. */
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
    // One without a last day goes on until somebody closes it.
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

/** Without capitals, accents and signs: a question with another mark is the same. */
function wordsOf({ pregunta }: WireQuestion): string {
  return pregunta
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

const isFew = (people: number) => people > 0 && people < SMALLEST_GROUP

/** Whether the poll, less the others or the others less it, would be of few of these people. */
export function tellsApart(departments: readonly Apart[]): boolean {
  const together = new Map<string, Cut>()
  for (const { cuts } of departments)
    for (const [by, { asked, left }] of cuts) {
      const known = together.get(by) ?? { asked: 0, left: 0 }
      together.set(by, { asked: known.asked + asked, left: known.left + left })
    }
  return [...together].some(
    ([by, { asked, left }]) =>
      // Whom the others ask and the poll asks all, or none, of: it cuts nothing.
      (isFew(asked) && (left > 0 || by === '')) || (isFew(left) && asked > 0),
  )
}

const sizeOf = (departments: readonly Apart[]) =>
  departments.reduce(
    (sum, { cuts }) => [...cuts.values()].reduce((people, { asked }) => people + asked, sum),
    0,
  )

/** Departments that are counted by themselves: neither one of them nor all others together tell anybody apart. */
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
