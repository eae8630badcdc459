import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { ROUTES_PROJECT } from '#contract/polls/poll-answers.ts'
import { pollOf } from '#contract/polls/poll-definition.ts'
import type { publishPoll } from '#contract/polls/poll-desk.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { findFaults } from '#domain/polls/definition.ts'
import { POLL_INTRO_LENGTH, POLL_TITLE_LENGTH } from '#domain/polls/limits.ts'
import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { HandlerContext } from '../../operations/service.ts'
import { fail } from '../../wire/wire-fault.ts'
import { emptyCounts } from '../polls/count.ts'
import { engineOf, firstMomentOf, listRoutes, type PollRow, stateOf } from '../polls/rows.ts'
import { prepareWords } from '../polls/words.ts'
import { pollTexts as texts } from '../polls/texts.es.ts'
import type { Receiver } from './asked-groups.ts'
import { isKnown, receiversOf } from './audience.ts'
import { lockCompanies, lockDraft } from './drafts.ts'
import { firstFreeDay } from './first-free-day.ts'
import { compare } from './overlaps.ts'

const { pollGroups, pollReceivers, polls } = tables

export const ROWS_AT_ONCE = 1000

/**
 * @returns the number of people asked
 * @throws WireFault with the reason why the draft cannot be published
 */
export async function publish(
  context: HandlerContext<typeof publishPoll>,
  { id, revision }: { id: number; revision: number },
): Promise<number> {
  const { tx, user, clock, services } = context
  const now = clock.now()
  const today = companyDate(now.getTime())
  await lockCompanies(tx)
  const draft = await lockDraft(tx, user, id, revision)
  const fromDay = draft.fromDay ?? today
  check(draft, fromDay, today)
  if (draft.project === ROUTES_PROJECT && (await listRoutes(tx)).length === 0) fail(texts.noRoutes)
  if (await isOtherOpen(tx, draft, today)) fail(texts.otherOpen)
  if (!(await isKnown(tx, user.company, draft.audience))) fail(texts.audience)
  const receivers = await receiversOf(tx, user.company, draft.audience)
  // Results of a smaller audience could never be shown.
  if (receivers.length < SMALLEST_GROUP) fail(texts.few)
  const { against, departments } = await compare(tx, draft, receivers, today)
  if (against?.length === 0) fail(texts.tooMany)
  if (against) {
    const titles = [...new Set(against.map(({ title }) => `«${title}»`))].join(', ')
    const day = await firstFreeDay(tx, draft, { receivers, today, against })
    fail(day === null ? texts.tooAlike(titles) : texts.tooAlikeUntil(titles, formatDate(day)))
  }
  await writeReceivers(tx, draft, receivers, departments)
  await tx
    .update(polls)
    .set({ publishedAt: now, fromDay, revision: revision + 1 })
    .where(eq(polls.id, id))
  await services.jobs.add(tx, 'polls', fromDay <= today ? now : firstMomentOf(fromDay))
  return receivers.length
}

function check(
  { project, title, intro, questions, untilDay }: PollRow,
  fromDay: string,
  today: string,
): void {
  if (title === '') fail(texts.noTitle)
  if (lengthOf(title) > POLL_TITLE_LENGTH || lengthOf(intro) > POLL_INTRO_LENGTH) fail(texts.long)
  if (project === null && findFaults(pollOf(questions)).length > 0) fail(texts.questions)
  if (!isDay(fromDay) || (untilDay !== null && !isDay(untilDay))) fail(texts.notADay)
  if (fromDay < today || (untilDay !== null && untilDay < fromDay)) fail(texts.days)
}

/** BEN-08 names only the project, so two open polls would be ambiguous. */
async function isOtherOpen(tx: Tx, { id, companyCode, project }: PollRow, today: string): Promise<boolean> {
  if (project === null) return false
  const others = await tx
    .select()
    .from(polls)
    .where(
      and(
        eq(polls.companyCode, companyCode),
        eq(polls.project, project),
        isNotNull(polls.publishedAt),
        ne(polls.id, id),
      ),
    )
  return others.some((other) => stateOf(other, today) !== 'cerrada')
}

export async function writeReceivers(
  tx: Tx,
  poll: PollRow,
  receivers: readonly Receiver[],
  departments: readonly string[],
): Promise<void> {
  const pollId = poll.id
  const counts = emptyCounts(await engineOf(tx, poll))
  const sizes = new Map<string, number>()
  for (const { departmentId } of receivers) sizes.set(departmentId, (sizes.get(departmentId) ?? 0) + 1)
  const counted = new Set(departments)
  const groups = [...counted].sort().map((departmentId) => ({
    departmentId,
    people: sizes.get(departmentId) ?? 0,
  }))
  await tx.insert(pollGroups).values(
    [{ departmentId: '', people: receivers.length }, ...groups].map((group) => ({
      ...group,
      pollId,
      counts,
    })),
  )
  await prepareWords(
    tx,
    pollId,
    poll.questions.map(({ id }) => id),
  )
  const rows = receivers.map(({ employeeId, departmentId }) => ({
    pollId,
    employeeId,
    departmentId: counted.has(departmentId) ? departmentId : '',
  }))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(pollReceivers).values(rows.slice(start, start + ROWS_AT_ONCE))
  }
}
