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
 * Whoever publishes two polls that ask the same can subtract one from the other: what was answered by whom only one of them
 * was asked. So everybody who is asked by any of them is told apart by which of them that is; each part that the new poll
 * cuts off has to be nobody, or five people at least, else it is not published. The same goes within each department, else
 * that one is not counted by itself.
 *
 * Audiences are compared as they are today. Whoever was hired, moved or left in between makes a difference, too, but nobody
 * chose it, and without it the same could never be asked another year (docs/decisions/server.md).
 */

/** After a year what people say has changed, and says nothing of them beside the answers of today. */
const SAME_FOR_DAYS = 365

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

/** Everybody whom the poll, or one that asks the same, is for. */
export async function apartOf(
  tx: Tx,
  poll: PollRow,
  receivers: readonly Person[],
  today: string,
): Promise<Apart[]> {
  const people = new Map(receivers.map((each) => [each.employeeId, each]))
  const others: Set<number>[] = []
  for (const audience of await audiencesLike(tx, poll, today)) {
    const asked = await receiversOf(tx, poll.companyCode, audience)
    others.push(new Set(asked.map(({ employeeId }) => employeeId)))
    for (const each of asked) people.set(each.employeeId, each)
  }
  const own = new Set(receivers.map(({ employeeId }) => employeeId))
  const departments = new Map<string, Map<string, Cut>>()
  for (const { employeeId, departmentId } of people.values()) {
    const by = others.flatMap((other, at) => (other.has(employeeId) ? [at] : [])).join()
    const cuts = departments.get(departmentId) ?? new Map<string, Cut>()
    departments.set(departmentId, cuts)
    const { asked, left } = cuts.get(by) ?? { asked: 0, left: 0 }
    cuts.set(by, own.has(employeeId) ? { asked: asked + 1, left } : { asked, left: left + 1 })
  }
  return [...departments].map(([department, cuts]) => ({ department, cuts }))
}

/** Each once, of polls of the last year that share a question with this one. */
async function audiencesLike(tx: Tx, poll: PollRow, today: string): Promise<Audience[]> {
  const own = new Set(poll.questions.map(wordsOf))
  const rows = await tx
    .select()
    .from(polls)
    .where(and(eq(polls.companyCode, poll.companyCode), isNotNull(polls.publishedAt), ne(polls.id, poll.id)))
  const since = addDays(today, -SAME_FOR_DAYS)
  const like = rows.filter(
    (row) => (lastDayOf(row) ?? today) >= since && row.questions.some((each) => own.has(wordsOf(each))),
  )
  const keyOf = ({ clase, ids }: Audience) => [clase, ...[...ids].sort()].join()
  return [...new Map(like.map(({ audience }) => [keyOf(audience), audience])).values()]
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
