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
import type { Tx } from '../db/connection.ts'
import { pushSends, pushSubscriptions } from '../db/schema/notifications.ts'
import type { PushTarget } from './send-push.ts'

const MAX_DEVICES = 10

/** Stores a subscription. A device belongs to one person: its former person gets no more pushes there. */
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
  // Deletes the subscription first: pushes waiting for another person must not arrive here.
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
    .limit(MAX_DEVICES)
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, kept)))
}

export async function removeSubscription(tx: Tx, userId: number, endpoint: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
}

/**
 * Drops the subscriptions of ended sessions at sign-out. Retired ones stay until their waiting push is sent.
 */
export async function dropSubscriptionsOf(tx: Tx, sessionIds: number[]): Promise<void> {
  const { sessionId, retiredAt } = pushSubscriptions
  await tx.delete(pushSubscriptions).where(and(inArray(sessionId, sessionIds), isNull(retiredAt)))
}

/**
 * Retires the person's other devices after a password change. Each of them gets only the waiting push about
 * the change. Devices without such a push are removed immediately.
 * @param owner `staying`: sessions of the device on which the password was changed
 * @param kind kind of the push about the change; the device on which it was changed does not get it
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
  const isOtherPush = and(inArray(subscriptionId, others), ne(pushSends.kind, kind))
  const isOwn = and(inArray(subscriptionId, own), eq(pushSends.kind, kind))
  await tx.delete(pushSends).where(or(isOtherPush, isOwn))
  const isFresh = isNull(pushSubscriptions.retiredAt)
  await tx
    .update(pushSubscriptions)
    .set({ retiredAt: now })
    .where(and(isTheirs, isOther, isFresh))
  await dropRetired(tx, isTheirs)
}

export async function dropRetired(tx: Tx, among: SQL): Promise<void> {
  const { id, retiredAt } = pushSubscriptions
  const waiting = tx.select({ id: pushSends.id }).from(pushSends).where(eq(pushSends.subscriptionId, id))
  await tx.delete(pushSubscriptions).where(and(among, isNotNull(retiredAt), not(exists(waiting))))
}

/**
 * Removes the person's subscriptions, even when their session has expired. Keeps retired subscriptions and
 * those of the sessions in `staying`.
 */
export async function dropOtherSubscriptions(tx: Tx, userId: number, staying: number[]): Promise<void> {
  const { sessionId, retiredAt } = pushSubscriptions
  const isOther = or(isNull(sessionId), notInArray(sessionId, staying))
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isOther, isNull(retiredAt)))
}

export async function moveSubscriptions(tx: Tx, from: number, to: number): Promise<void> {
  await tx.update(pushSubscriptions).set({ sessionId: to }).where(eq(pushSubscriptions.sessionId, from))
}
