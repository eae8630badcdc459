import { and, desc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { pushSubscriptions } from '../db/schema/notifications.ts'
import type { PushTarget } from './send-push.ts'

/** A person has so many devices at most; the one that asked longest ago makes room. */
const MOST_DEVICES = 10

/** One device is one person's: whoever had it before gets nothing more there. */
export async function keepSubscription(
  tx: Tx,
  target: PushTarget,
  owner: { userId: number; sessionId: number | null; now: Date },
): Promise<void> {
  const { userId, sessionId, now } = owner
  const { endpoint, p256dh, auth } = target
  const fields = { userId, sessionId, p256dh, auth, createdAt: now }
  const [known] = await tx
    .select({ userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint))
    .for('update')
  // What still waited for another person must not arrive here.
  if (known && known.userId !== userId) {
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
  }
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...fields })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: fields })
  const kept = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(MOST_DEVICES)
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, kept)))
}

/** The person's own only; another's stays. */
export async function removeSubscription(tx: Tx, userId: number, endpoint: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
}

/** Signed out: these sessions' devices get nothing more. */
export async function dropSubscriptionsOf(tx: Tx, sessionIds: number[]): Promise<void> {
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, sessionIds))
}

/** All of the person's but those of the sessions that stay; also those whose session ran out. */
export async function dropOtherSubscriptions(tx: Tx, userId: number, staying: number[]): Promise<void> {
  const { sessionId } = pushSubscriptions
  const isOther = or(isNull(sessionId), notInArray(sessionId, staying))
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), isOther))
}

/** A renewed session is the same person on the same device. */
export async function moveSubscriptions(tx: Tx, from: number, to: number): Promise<void> {
  await tx.update(pushSubscriptions).set({ sessionId: to }).where(eq(pushSubscriptions.sessionId, from))
}
