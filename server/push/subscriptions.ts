import {
  and,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notInArray,
  or,
  type SQL,
} from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { pushSends, pushSubscriptions } from '../db/schema/notifications.ts'
import type { PushTarget } from './send-push.ts'

/** Devices of one person; the oldest subscription makes room for a new one. */
const MOST_DEVICES = 10

/** A device belongs to one person: its former person gets nothing more there. */
export async function keepSubscription(
  tx: Tx,
  target: PushTarget,
  owner: { userId: number; sessionId: number | null; now: Date },
): Promise<void> {
  const { userId, sessionId, now } = owner
  const { endpoint, p256dh, auth } = target
  const fields = { userId, sessionId, p256dh, auth, createdAt: now, retiredAt: null }
  const [known] = await tx
    .select({ userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint))
    .for('update')
  // Pushes waiting for another person must not arrive here.
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

/**
 * Called at sign-out: these sessions' devices get nothing more, but retired ones get what still waits for them.
 */
export async function dropSubscriptionsOf(tx: Tx, sessionIds: number[]): Promise<void> {
  const { sessionId, retiredAt } = pushSubscriptions
  await tx.delete(pushSubscriptions).where(and(inArray(sessionId, sessionIds), isNull(retiredAt)))
}

/**
 * The password was changed: the person's other devices get the one push of it that is queued already, and nothing else;
 * what has none to wait for goes at once.
 * @param kind of that push, which the device that changed it does not get
 * @param staying sessions of that device
 */
export async function retireSubscriptions(
  tx: Tx,
  owner: { userId: number; staying: number[]; now: Date },
  kind: string,
): Promise<void> {
  const { userId, staying, now } = owner
  const { id, sessionId } = pushSubscriptions
  const isTheirs = eq(pushSubscriptions.userId, userId)
  const isOther = or(isNull(sessionId), notInArray(sessionId, staying))
  const others = tx.select({ id }).from(pushSubscriptions).where(and(isTheirs, isOther))
  const own = tx
    .select({ id })
    .from(pushSubscriptions)
    .where(and(isTheirs, inArray(sessionId, staying)))
  const { subscriptionId } = pushSends
  const isOver = and(inArray(subscriptionId, others), ne(pushSends.kind, kind))
  const isOwn = and(inArray(subscriptionId, own), eq(pushSends.kind, kind))
  await tx.delete(pushSends).where(or(isOver, isOwn))
  const isFresh = isNull(pushSubscriptions.retiredAt)
  await tx
    .update(pushSubscriptions)
    .set({ retiredAt: now })
    .where(and(isTheirs, isOther, isFresh))
  await dropRetired(tx, isTheirs)
}

/** Those of `among` that were retired and have no push waiting. */
export async function dropRetired(tx: Tx, among: SQL): Promise<void> {
  const { id, retiredAt } = pushSubscriptions
  const waiting = tx.select({ id: pushSends.id }).from(pushSends).where(eq(pushSends.subscriptionId, id))
  await tx.delete(pushSubscriptions).where(and(among, isNotNull(retiredAt), not(exists(waiting))))
}

/** All of the person's but retired ones and those of the sessions that stay; also those whose session ran out. */
export async function dropOtherSubscriptions(tx: Tx, userId: number, staying: number[]): Promise<void> {
  const { sessionId, retiredAt } = pushSubscriptions
  const isOther = or(isNull(sessionId), notInArray(sessionId, staying))
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isOther, isNull(retiredAt)))
}

/** A renewed session is the same person on the same device. */
export async function moveSubscriptions(tx: Tx, from: number, to: number): Promise<void> {
  await tx.update(pushSubscriptions).set({ sessionId: to }).where(eq(pushSubscriptions.sessionId, from))
}
