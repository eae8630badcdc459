import { and, asc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { addDays, companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { JobSources } from '../../facilities/services.ts'
import { notify } from '../notifications/notify.ts'
import { firstMomentOf, type PollRow, stateOf } from '../polls/rows.ts'
import { refOf } from '../polls/notify-openings.ts'
import type { Receiver } from './asked-groups.ts'
import { receiversOf } from './audience.ts'
import { lockCompanies } from './drafts.ts'
import { findJoinable } from './overlaps.ts'
import { ROWS_AT_ONCE } from './publish.ts'

const { pollGroups, pollReceivers, polls } = tables

/**
 * Adds people who were hired or moved into the audience after a poll's publication, until the poll closes.
 * Newcomers whose answers another poll would reveal must wait (docs/decisions/server.md).
 * @returns time of the next run; null when every published poll has closed
 */
export async function addNewcomers(sources: JobSources): Promise<Date | null> {
  const { db, clock } = sources
  const today = companyDate(clock.now().getTime())
  const openPolls = await db
    .select()
    .from(polls)
    .where(
      and(
        isNotNull(polls.publishedAt),
        isNull(polls.closedAt),
        or(isNull(polls.untilDay), gte(polls.untilDay, today)),
      ),
    )
    .orderBy(asc(polls.id))
  const companyCodes = new Set(openPolls.map(({ companyCode }) => companyCode))
  for (const company of companyCodes)
    await db.transaction((tx) => addNewcomersOf(sources, tx, company, today))
  return openPolls.length === 0 ? null : firstMomentOf(addDays(today, 1))
}

async function addNewcomersOf(sources: JobSources, tx: Tx, company: string, today: string): Promise<void> {
  // Prevents publications, which must be compared with the people added here.
  await lockCompanies(tx)
  // The polls' lock makes closing wait until all people are added, and serializes server instances.
  const published = await tx
    .select()
    .from(polls)
    .where(and(eq(polls.companyCode, company), isNotNull(polls.publishedAt), isNull(polls.closedAt)))
    .orderBy(asc(polls.id))
    .for('update')
  const open = published.filter((poll) => stateOf(poll, today) !== 'cerrada')
  const newcomers = new Map<number, Receiver[]>()
  for (const poll of open) {
    const fresh = await newcomersOf(tx, poll)
    if (fresh.length > 0) newcomers.set(poll.id, fresh)
  }
  if (newcomers.size === 0) return
  const joinable = await findJoinable(tx, newcomers, today)
  for (const poll of open) {
    const fresh = newcomers.get(poll.id)
    if (fresh && joinable.has(poll.id)) await ask(sources, tx, poll, fresh)
  }
}

async function newcomersOf(tx: Tx, poll: PollRow): Promise<Receiver[]> {
  const receivers = await tx
    .select({ employeeId: pollReceivers.employeeId })
    .from(pollReceivers)
    .where(eq(pollReceivers.pollId, poll.id))
  const known = new Set(receivers.map(({ employeeId }) => employeeId))
  const all = await receiversOf(tx, poll.companyCode, poll.audience)
  const fresh = all.filter(({ employeeId }) => !known.has(employeeId))
  if (fresh.length === 0) return []
  const groups = await tx
    .select({ departmentId: pollGroups.departmentId })
    .from(pollGroups)
    .where(eq(pollGroups.pollId, poll.id))
  const counted = new Set(groups.map(({ departmentId }) => departmentId))
  return fresh.map(({ employeeId, departmentId }) => ({
    employeeId,
    departmentId: counted.has(departmentId) ? departmentId : '',
  }))
}

async function ask(sources: JobSources, tx: Tx, poll: PollRow, fresh: readonly Receiver[]): Promise<void> {
  await add(tx, poll, fresh)
  // An unannounced poll notifies newcomers together with everybody.
  if (poll.toldAt === null) return
  await notify(
    { tx, clock: sources.clock, services: sources.services },
    {
      kind: 'poll-opened',
      to: { employeeIds: fresh.map(({ employeeId }) => employeeId) },
      ref: refOf(poll),
      key: String(poll.id),
      subtitle: poll.title,
    },
  )
}

async function add(tx: Tx, { id }: PollRow, fresh: readonly Receiver[]): Promise<void> {
  const groups = await tx
    .select({ departmentId: pollGroups.departmentId })
    .from(pollGroups)
    .where(eq(pollGroups.pollId, id))
    .orderBy(asc(pollGroups.departmentId))
    .for('update')
  const rows = fresh.map((each) => ({ pollId: id, ...each }))
  for (const { departmentId } of groups) {
    const count =
      departmentId === '' ? rows.length : rows.filter((row) => row.departmentId === departmentId).length
    if (count === 0) continue
    await tx
      .update(pollGroups)
      .set({ people: sql`${pollGroups.people} + ${count}` })
      .where(and(eq(pollGroups.pollId, id), eq(pollGroups.departmentId, departmentId)))
  }
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(pollReceivers).values(rows.slice(start, start + ROWS_AT_ONCE))
  }
}
