import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { holdsWhole } from '../../identity/roles.ts'
import { type NotifyContext, notifyEach } from '../notifications/notify.ts'
import { vacancyName } from './postings.ts'
import { jobTexts as texts } from './texts.es.ts'

const { approvals, notifications, users } = tables

const KIND = 'application-arrived'
/**
 * Period in ms in which a further application only increases the count of an unopened notification, without a
 * new push.
 */
const GROUPING_WINDOW_MS = 60 * 60 * 1000

/**
 * Notifies all human resources users except the applicant of a new application. The notification shows the
 * vacancy or a count, but no names of people.
 */
export async function notifyRecruitment(
  context: NotifyContext,
  { vacancyId, employeeId }: { vacancyId: number; employeeId: number },
): Promise<void> {
  const { tx, clock } = context
  const ids = await recruiters(tx, employeeId)
  if (ids.length === 0) return
  const since = new Date(clock.now().getTime() - GROUPING_WINDOW_MS)
  const ofRecruiters = and(eq(notifications.kind, KIND), inArray(notifications.userId, ids))
  // Locks in the order of ids, because simultaneous applications could otherwise deadlock.
  const waiting = await tx
    .select({ id: notifications.id, userId: notifications.userId })
    .from(notifications)
    .where(and(ofRecruiters, isNull(notifications.openedAt), gt(notifications.createdAt, since)))
    .orderBy(notifications.id)
    .for('update')
  if (waiting.length > 0) {
    const count = sql`(${notifications.ref}::int + 1)`
    await tx
      .update(notifications)
      .set({ ref: sql`${count}::text`, subtitle: sql`${count}::text || ${texts.moreArrived}` })
      .where(
        inArray(
          notifications.id,
          waiting.map(({ id }) => id),
        ),
      )
  }
  const counted = new Set(waiting.map(({ userId }) => userId))
  const newRecipients = ids.filter((id) => !counted.has(id))
  if (newRecipients.length === 0) return
  const latest = await latestNotifications(tx, newRecipients)
  const [vacancy] = await tx.select().from(approvals).where(eq(approvals.id, vacancyId))
  // The key contains the user's previous notification, so simultaneous applications create one notification.
  await notifyEach(
    context,
    KIND,
    newRecipients.map((userId) => ({
      userId,
      ref: '1',
      key: `after-${latest.get(userId) ?? 0}`,
      subtitle: vacancy ? vacancyName(vacancy) : '',
    })),
  )
}

async function recruiters(tx: Tx, applicantId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        holdsWhole(users.id, 'recursos-humanos'),
        isNotNull(users.employeeId),
        ne(users.employeeId, applicantId),
        isNull(users.closedAt),
      ),
    )
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}

async function latestNotifications(tx: Tx, userIds: number[]): Promise<Map<number, number>> {
  const rows = await tx
    .selectDistinctOn([notifications.userId], { userId: notifications.userId, id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.kind, KIND), inArray(notifications.userId, userIds)))
    .orderBy(notifications.userId, desc(notifications.id))
  return new Map(rows.map(({ userId, id }) => [userId, id]))
}
