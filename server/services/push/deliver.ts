import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import { isNotificationKind } from '#domain/notifications/notification-kinds.ts'
import type { Database, Tx } from '../../db/connection.ts'
import {
  notices,
  notifications,
  pushPreferences,
  pushSends,
  pushSubscriptions,
} from '../../db/schema/notifications.ts'
import { employees, users } from '../../db/schema/people.ts'
import type { Logger } from '../../log.ts'
import type { Clock } from '../../clock.ts'
import {
  pushExpiry,
  pushTime,
  type PushSettings,
  isPushWanted,
  pushSettingColumns,
} from '../notifications/notify.ts'
import type { PushOutcome, PushSender } from '../../push/send-push.ts'
import { dropRetired } from '../../push/subscriptions.ts'

const BATCH = 200
const PARALLEL_SENDS = 20
const LEASE_MS = 3 * 60 * 1000
const FIRST_DELAY_MS = 30_000
const LONGEST_DELAY_MS = 60 * 60 * 1000
const MAX_HOST_FAILURES = 5

export interface DeliveryParts {
  db: Database
  clock: Clock
  sender: PushSender
  log: Logger
}

interface Row extends PushSettings {
  id: number
  subscriptionId: number
  notificationId: number | null
  kind: string
  attempts: number
  endsAt: Date
  endpoint: string
  p256dh: string
  auth: string
  isOver: boolean
}

interface SendResult {
  row: Row
  /** Kind `quiet`: the quiet hours began or were changed while the push waited. */
  outcome: PushOutcome | { kind: 'over' } | { kind: 'quiet'; dueAt: Date; endsAt: Date }
}

/**
 * Sends all due pushes. A push that cannot be sent now gets a later date. If a process dies halfway, pushes
 * may be sent twice but are never lost; the tag makes the device show one.
 * @returns time of the next run
 */
export async function deliverDue(parts: DeliveryParts): Promise<Date | null> {
  const hosts = createHostWatch()
  const counts: Record<string, number> = {}
  for (let rows = await claim(parts); rows.length > 0; rows = await claim(parts)) {
    const settled = await sendAll(rows, parts, hosts)
    for (const { outcome } of settled) counts[outcome.kind] = (counts[outcome.kind] ?? 0) + 1
    await settle(settled, parts)
  }
  if (Object.keys(counts).length > 0) parts.log.info(counts, 'notifications sent')
  return nextDue(parts.db)
}

/** Frees the rows that a dead process had leased. Call this only where no other process can be running. */
export async function freePushLeases(db: Database): Promise<void> {
  await db.update(pushSends).set({ leasedUntil: null }).where(isNotNull(pushSends.leasedUntil))
}

async function claim({ db, clock }: DeliveryParts): Promise<Row[]> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: pushSends.id })
      .from(pushSends)
      .where(
        and(lte(pushSends.dueAt, now), or(isNull(pushSends.leasedUntil), lte(pushSends.leasedUntil, now))),
      )
      .orderBy(pushSends.dueAt, pushSends.id)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return []
    await tx
      .update(pushSends)
      .set({ leasedUntil: new Date(now.getTime() + LEASE_MS) })
      .where(inArray(pushSends.id, ids))
    return readRows(tx, ids, now)
  })
}

async function readRows(tx: Tx, ids: number[], now: Date): Promise<Row[]> {
  const isPast = sql`${notices.validUntil} < ${companyDate(now.getTime())}`
  return tx
    .select({
      id: pushSends.id,
      subscriptionId: pushSends.subscriptionId,
      notificationId: pushSends.notificationId,
      kind: pushSends.kind,
      attempts: pushSends.attempts,
      endsAt: pushSends.endsAt,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      isOver: sql<boolean>`coalesce(${notices.withdrawnAt} is not null or ${isPast}, false)`,
      ...pushSettingColumns,
    })
    .from(pushSends)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushSends.subscriptionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(pushPreferences, eq(pushPreferences.userId, users.id))
    .leftJoin(notifications, eq(notifications.id, pushSends.notificationId))
    .leftJoin(notices, eq(notices.id, notifications.noticeId))
    .where(inArray(pushSends.id, ids))
    .orderBy(pushSends.id)
}

/** Limits parallel requests, because a slow push service must not fill the memory or block other pushes. */
async function sendAll(rows: Row[], parts: DeliveryParts, hosts: HostWatch): Promise<SendResult[]> {
  const settled: SendResult[] = []
  const remaining = rows.values()
  async function sendRemaining(): Promise<void> {
    for (const row of remaining) settled.push({ row, outcome: await sendOne(row, parts, hosts) })
  }
  await Promise.all(Array.from({ length: PARALLEL_SENDS }, sendRemaining))
  return settled
}

async function sendOne(
  row: Row,
  { clock, sender }: DeliveryParts,
  hosts: HostWatch,
): Promise<SendResult['outcome']> {
  const now = clock.now()
  const lifeMs = row.endsAt.getTime() - now.getTime()
  if (lifeMs <= 0 || row.isOver || !isNotificationKind(row.kind)) return { kind: 'over' }
  // Checks again, because preferences and quiet hours may have changed since the push was queued.
  if (!isPushWanted(row, row.kind)) return { kind: 'over' }
  const dueAt = pushTime(row, row.kind, now)
  if (dueAt > now) {
    // Treats the push as newly queued. A push that was already tried keeps its expiry; otherwise its retries
    // would continue every night.
    return { kind: 'quiet', dueAt, endsAt: row.attempts === 0 ? pushExpiry(row.kind, dueAt) : row.endsAt }
  }
  const host = new URL(row.endpoint).host
  if (hosts.isSkipped(host)) return { kind: 'later', status: 0, afterMs: null }
  const payload = { kind: row.kind, id: row.notificationId ?? 0 }
  const outcome = await sender.send(row, payload, lifeMs / 1000)
  hosts.recordOutcome(host, outcome)
  return outcome
}

async function settle(settled: SendResult[], { db, clock, log }: DeliveryParts): Promise<void> {
  const now = clock.now()
  const withOutcome = (...kinds: SendResult['outcome']['kind'][]) =>
    settled.filter(({ outcome }) => kinds.includes(outcome.kind)).map(({ row }) => row)
  const arrived = withOutcome('sent').flatMap(({ notificationId }) => notificationId ?? [])
  const ended = withOutcome('sent', 'refused', 'over').map(({ id }) => id)
  const gone = withOutcome('gone').map(({ subscriptionId }) => subscriptionId)
  const refused = settled.flatMap(({ outcome }) => (outcome.kind === 'refused' ? outcome.status : []))
  if (refused.length > 0)
    log.warn({ statuses: [...new Set(refused)] }, 'a push service refused notifications')
  await db.transaction(async (tx) => {
    if (arrived.length > 0) {
      await tx
        .update(notifications)
        .set({ deliveredAt: now })
        .where(and(inArray(notifications.id, arrived), isNull(notifications.deliveredAt)))
    }
    if (ended.length > 0) await tx.delete(pushSends).where(inArray(pushSends.id, ended))
    // Deleting a device also deletes its other waiting pushes.
    if (gone.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, gone))
    const devices = settled.map(({ row }) => row.subscriptionId)
    if (devices.length > 0) await dropRetired(tx, inArray(pushSubscriptions.id, devices))
    for (const { row, outcome } of settled) {
      const change = changeOf(row, outcome, now)
      if (change === null) continue
      await tx
        .update(pushSends)
        .set({ ...change, leasedUntil: null })
        .where(eq(pushSends.id, row.id))
    }
  })
}

/** Waiting for the end of the quiet hours is not a try. */
function changeOf(row: Row, outcome: SendResult['outcome'], now: Date) {
  if (outcome.kind === 'quiet') return { dueAt: outcome.dueAt, endsAt: outcome.endsAt }
  if (outcome.kind !== 'later') return null
  const wait = Math.max(outcome.afterMs ?? 0, backoff(row.attempts))
  return { dueAt: new Date(now.getTime() + wait), attempts: row.attempts + 1 }
}

/**
 * Returns the wait in ms before a retry. The upper half is random, so that many devices do not retry at the
 * same time.
 */
function backoff(attempts: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts)
  return longest / 2 + Math.random() * (longest / 2)
}

async function nextDue(db: Database): Promise<Date | null> {
  const { dueAt, leasedUntil } = pushSends
  const at = sql`min(greatest(${dueAt}, coalesce(${leasedUntil}, ${dueAt})))`.mapWith(dueAt)
  const [row] = await db.select({ at }).from(pushSends)
  return row?.at ?? null
}

interface HostWatch {
  isSkipped(host: string): boolean
  recordOutcome(host: string, outcome: PushOutcome): void
}

function createHostWatch(): HostWatch {
  const failures = new Map<string, number>()
  return {
    isSkipped: (host) => (failures.get(host) ?? 0) >= MAX_HOST_FAILURES,
    recordOutcome(host, { kind }) {
      failures.set(host, kind === 'later' ? (failures.get(host) ?? 0) + 1 : 0)
    },
  }
}
