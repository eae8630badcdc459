import { and, asc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { addDays, companyDate } from '#domain/time/dates.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import { notify } from '../notifications/notify.ts'
import { firstMomentOf, type PollRow, stateOf } from '../polls/rows.ts'
import { refOf } from '../polls/notify-openings.ts'
import { receiversOf } from './audience.ts'
import { ROWS_AT_ONCE } from './publish.ts'

const { pollGroups, pollReceivers, polls } = tables

interface Sources {
  db: Database
  clock: Clock
  services: Pick<Services, 'jobs'>
}

/**
 * Adds people who were hired or moved into the audience after a poll was published, until it closes. An audience is a
 * rule, never a list of names (docs/decisions/server.md).
 * @returns time of the next run; null when every published poll has closed
 */
export async function addNewcomers(sources: Sources): Promise<Date | null> {
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
  for (const { id } of openPolls) await db.transaction((tx) => addNewcomersOf(sources, tx, id, today))
  return openPolls.length === 0 ? null : firstMomentOf(addDays(today, 1))
}

async function addNewcomersOf(sources: Sources, tx: Tx, id: number, today: string): Promise<void> {
  // The lock makes closing wait until all are added, and serializes server processes.
  const [poll] = await tx.select().from(polls).where(eq(polls.id, id)).for('update')
  if (!poll || stateOf(poll, today) === 'cerrada') return
  const receivers = await tx
    .select({ employeeId: pollReceivers.employeeId })
    .from(pollReceivers)
    .where(eq(pollReceivers.pollId, id))
  const known = new Set(receivers.map(({ employeeId }) => employeeId))
  const all = await receiversOf(tx, poll.companyCode, poll.audience)
  const fresh = all.filter(({ employeeId }) => !known.has(employeeId))
  if (fresh.length === 0) return
  await add(tx, poll, fresh)
  // If the poll is not announced yet, newcomers are notified together with all others.
  if (poll.toldAt !== null) {
    await notify(
      { tx, clock: sources.clock, services: sources.services },
      {
        kind: 'poll-opened',
        to: { employeeIds: fresh.map(({ employeeId }) => employeeId) },
        ref: refOf(poll),
        key: String(id),
        subtitle: poll.title,
      },
    )
  }
}

async function add(tx: Tx, { id }: PollRow, fresh: Awaited<ReturnType<typeof receiversOf>>): Promise<void> {
  const groups = await tx
    .select({ departmentId: pollGroups.departmentId })
    .from(pollGroups)
    .where(eq(pollGroups.pollId, id))
    .orderBy(asc(pollGroups.departmentId))
    .for('update')
  const counted = new Set(groups.map(({ departmentId }) => departmentId))
  const rows = fresh.map(({ employeeId, departmentId }) => ({
    pollId: id,
    employeeId,
    departmentId: counted.has(departmentId) ? departmentId : '',
  }))
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
