import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { BENEFITS_PROJECT, ROUTES_PROJECT } from '#contract/polls/poll-answers.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { JobSources } from '../../facilities/services.ts'
import { notify } from '../notifications/notify.ts'
import { firstMomentOf, type PollRow, stateOf } from './rows.ts'

const { notifications, pollReceivers, polls, users } = tables

const BATCH = 500

/**
 * Notifies the people of each poll after its opening, except people who have answered. The list shows the
 * poll's title; a push never does.
 * @returns time when the next poll opens; null without a scheduled poll
 */
export async function notifyOpenings(sources: JobSources): Promise<Date | null> {
  const { db, clock } = sources
  const today = companyDate(clock.now().getTime())
  const opened = await db
    .select()
    .from(polls)
    .where(and(isUnannounced, lte(polls.fromDay, today)))
    .orderBy(asc(polls.id))
  for (const poll of opened) await notifyOfPoll(sources, poll, today)
  const [next] = await db
    .select({ day: polls.fromDay })
    .from(polls)
    .where(and(isUnannounced, gt(polls.fromDay, today)))
    .orderBy(asc(polls.fromDay))
    .limit(1)
  return next?.day ? firstMomentOf(next.day) : null
}

const isUnannounced = and(isNotNull(polls.publishedAt), isNull(polls.toldAt), isNull(polls.closedAt))

async function notifyOfPoll(
  { db, clock, services }: JobSources,
  poll: PollRow,
  today: string,
): Promise<void> {
  const isOpen = stateOf(poll, today) === 'abierta'
  const ref = refOf(poll)
  for (let more = isOpen; more; ) {
    const { found, notified } = await db.transaction(async (tx) => {
      const userIds = await usersToNotify(tx, poll.id)
      const count = await notify(
        { tx, clock, services },
        {
          kind: 'poll-opened',
          to: { userIds },
          ref,
          key: String(poll.id),
          subtitle: poll.title,
        },
      )
      return { found: userIds.length, notified: count }
    })
    // Stops when another server instance has already notified these people.
    more = found === BATCH && notified > 0
  }
  await db.update(polls).set({ toldAt: clock.now() }).where(eq(polls.id, poll.id))
}

export function refOf({ id, project }: PollRow): string {
  if (project === BENEFITS_PROJECT) return 'beneficios'
  return project === ROUTES_PROJECT ? 'rutas' : String(id)
}

async function usersToNotify(tx: Tx, pollId: number): Promise<number[]> {
  const isNotified = sql`exists (select from ${notifications} where ${notifications.userId} = ${users.id}
    and ${notifications.kind} = 'poll-opened' and ${notifications.key} = ${String(pollId)})`
  const rows = await tx
    .select({ id: users.id })
    .from(pollReceivers)
    .innerJoin(users, and(eq(users.employeeId, pollReceivers.employeeId), isNull(users.closedAt)))
    .where(
      and(eq(pollReceivers.pollId, pollId), eq(pollReceivers.hasAnswered, false), sql`not ${isNotified}`),
    )
    .orderBy(asc(users.id))
    .limit(BATCH)
  return rows.map(({ id }) => id)
}
