import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  type ListedKind,
  type NotificationKind,
  notificationRules,
  switchOf,
} from '#domain/notifications/notification-kinds.ts'
import type { Tx } from '../../db/connection.ts'
import {
  notifications,
  pushPreferences,
  pushSends,
  pushSubscriptions,
} from '../../db/schema/notifications.ts'
import { employees, users } from '../../db/schema/people.ts'
import type { Clock } from '../../clock.ts'
import type { Services } from '../../facilities/services.ts'
import { defaultPreferences, type Preferences, quietUntil } from './preferences.ts'

export type Recipients = { userIds: readonly number[] } | { employeeIds: readonly number[] }

export interface NewNotification {
  kind: ListedKind
  to: Recipients
  ref: string
  /** Identifies the event. A person gets only one notification of a kind and key. */
  key: string
  /** Second line in the list; never part of a push. */
  subtitle?: string
  comment?: string
  noticeId?: number
}

export interface NotifyContext {
  tx: Tx
  clock: Clock
  services: Pick<Services, 'jobs'>
}

const BATCH = 500

/**
 * Notifies people in the transaction of the event. Adds a row to each person's list, and queues a push to
 * each device that wants this kind. Pushes of most kinds wait until the quiet hours end.
 * @returns the number of people newly notified
 */
export async function notify(context: NotifyContext, notification: NewNotification): Promise<number> {
  const userIds = await userIdsOf(context.tx, notification.to)
  return storeAndPush(
    context,
    notification.kind,
    userIds.map((userId) => ({ ...rowOf(notification), userId })),
  )
}

export async function notifyEach(
  context: NotifyContext,
  kind: ListedKind,
  items: readonly (Omit<NewNotification, 'kind' | 'to'> & { userId: number })[],
): Promise<number> {
  return storeAndPush(
    context,
    kind,
    items.map((one) => ({ ...rowOf({ ...one, kind }), userId: one.userId })),
  )
}

async function storeAndPush(
  { tx, clock, services }: NotifyContext,
  kind: ListedKind,
  newRows: (ReturnType<typeof rowOf> & { userId: number })[],
): Promise<number> {
  const now = clock.now()
  const dueTimes = new Set<number>()
  let count = 0
  for (const batch of batches(newRows)) {
    const rows = await tx
      .insert(notifications)
      .values(batch.map((row) => ({ ...row, createdAt: now })))
      .onConflictDoNothing()
      .returning({ id: notifications.id, userId: notifications.userId })
    count += rows.length
    const items = new Map(rows.map(({ id, userId }) => [userId, id]))
    for (const due of await queuePushes(tx, kind, items, now)) dueTimes.add(due)
  }
  for (const due of dueTimes) await services.jobs.add(tx, 'push', new Date(due))
  return count
}

function rowOf({ kind, ref, key, subtitle, comment, noticeId }: Omit<NewNotification, 'to'>) {
  return { kind, ref, key, subtitle: subtitle ?? null, comment: comment ?? null, noticeId: noticeId ?? null }
}

async function userIdsOf(tx: Tx, to: Recipients): Promise<number[]> {
  if ('userIds' in to) return [...new Set(to.userIds)]
  const ids: number[] = []
  for (const employeeIds of batches([...new Set(to.employeeIds)])) {
    const rows = await tx.select({ id: users.id }).from(users).where(inArray(users.employeeId, employeeIds))
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

function batches<Item>(items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  )
}

/**
 * Queues one push to each device of these people that wants this kind.
 * @param items id of the notification by person; null for a test push
 * @returns the times in ms at which the pushes are due
 */
export async function queuePushes(
  tx: Tx,
  kind: NotificationKind,
  items: ReadonlyMap<number, number | null>,
  now: Date,
): Promise<Set<number>> {
  const devices = await devicesOf(tx, [...items.keys()])
  const wanted = devices.filter((device) => isPushWanted(device, kind))
  const rows = wanted.map((device) => {
    const dueAt = pushTime(device, kind, now)
    return {
      subscriptionId: device.id,
      notificationId: items.get(device.userId) ?? null,
      kind,
      dueAt,
      endsAt: pushExpiry(kind, dueAt),
    }
  })
  for (const batch of batches(rows)) await tx.insert(pushSends).values(batch)
  return new Set(rows.map(({ dueAt }) => dueAt.getTime()))
}

export interface PushSettings {
  offKinds: string[] | null
  quietMode: Preferences['quietMode'] | null
  quietFrom: string | null
  quietTo: string | null
  shift: number
}

export const pushSettingColumns = {
  offKinds: pushPreferences.offKinds,
  quietMode: pushPreferences.quietMode,
  quietFrom: pushPreferences.quietFrom,
  quietTo: pushPreferences.quietTo,
  shift: sql<number>`coalesce(${employees.shift}, 0)`,
}

export function isPushWanted({ offKinds }: PushSettings, kind: NotificationKind): boolean {
  const decides = switchOf(kind)
  return !(decides !== null && offKinds?.includes(decides))
}

export function pushTime(settings: PushSettings, kind: NotificationKind, now: Date): Date {
  if (!notificationRules[kind].waitsForQuiet) return now
  return quietUntil({ ...defaultPreferences, ...chosenQuietHours(settings) }, settings.shift, now)
}

export function pushExpiry(kind: NotificationKind, dueAt: Date): Date {
  return new Date(dueAt.getTime() + notificationRules[kind].lifeSeconds * 1000)
}

async function devicesOf(tx: Tx, userIds: number[]) {
  if (userIds.length === 0) return []
  return tx
    .select({
      id: pushSubscriptions.id,
      userId: pushSubscriptions.userId,
      ...pushSettingColumns,
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(pushPreferences, eq(pushPreferences.userId, users.id))
    .where(and(inArray(pushSubscriptions.userId, userIds), isNull(pushSubscriptions.retiredAt)))
}

function chosenQuietHours({ quietMode, quietFrom, quietTo }: PushSettings): Partial<Preferences> {
  return quietMode === null || quietFrom === null || quietTo === null ? {} : { quietMode, quietFrom, quietTo }
}
