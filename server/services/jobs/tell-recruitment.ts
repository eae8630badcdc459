import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { holdsWhole } from '../../identity/roles.ts'
import { type NotifyContext, notifyEach } from '../notifications/notify.ts'
import { vacancyName } from './postings.ts'
import { jobTexts as texts } from './texts.es.ts'

const { approvals, notifications, users } = tables

const KIND = 'application-arrived'
/** What comes within this time of one that nobody has opened is counted there, and rings nobody again. */
const TOGETHER_MS = 60 * 60 * 1000

/** To human resources, but never to the applicant: the vacancy, or how many have come. Nobody's name. */
export async function tellRecruitment(
  context: NotifyContext,
  { vacancyId, employeeId }: { vacancyId: number; employeeId: number },
): Promise<void> {
  const { tx, clock } = context
  const ids = await recruiters(tx, employeeId)
  if (ids.length === 0) return
  const since = new Date(clock.now().getTime() - TOGETHER_MS)
  const theirs = and(eq(notifications.kind, KIND), inArray(notifications.userId, ids))
  // In one order, so that two applications at once wait for each other and not both for both.
  const waiting = await tx
    .select({ id: notifications.id, userId: notifications.userId })
    .from(notifications)
    .where(and(theirs, isNull(notifications.openedAt), gt(notifications.createdAt, since)))
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
  const told = ids.filter((id) => !counted.has(id))
  if (told.length === 0) return
  const last = await lastOf(tx, told)
  const [vacancy] = await tx.select().from(approvals).where(eq(approvals.id, vacancyId))
  // The one before stands in the key: of two at once the second is no other event.
  await notifyEach(
    context,
    KIND,
    told.map((userId) => ({
      userId,
      ref: '1',
      key: `after-${last.get(userId) ?? 0}`,
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

async function lastOf(tx: Tx, userIds: number[]): Promise<Map<number, number>> {
  const rows = await tx
    .selectDistinctOn([notifications.userId], { userId: notifications.userId, id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.kind, KIND), inArray(notifications.userId, userIds)))
    .orderBy(notifications.userId, desc(notifications.id))
  return new Map(rows.map(({ userId, id }) => [userId, id]))
}
