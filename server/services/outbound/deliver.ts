import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { FAILING_DAYS } from '#domain/outbound/outbound-kinds.ts'
import type { OutboundRow } from '#contract/outbound/outbound.ts'
import type { Database } from '../../db/connection.ts'
import { webhooks } from '../../db/schema/outbound/outbound.ts'
import type { Services } from '../../facilities/services.ts'
import { numberRows } from './number-rows.ts'
import { type PlacedRow, rowsAfter } from './read-rows.ts'
import { type SendParts, type SendResult, sendToWebhook, type WebhookRow } from './send-webhook.ts'
import { switchOff } from './switch-off.ts'

const FIRST_DELAY_MS = 30_000
const LONGEST_DELAY_MS = 6 * 60 * 60 * 1000
/** Longer than one request may take. */
const LEASE_MS = 2 * 60 * 1000
/** Rows of one webhook in one run. Afterwards the other queues get their turn. */
const ROWS_PER_RUN = 100
const DAY_MS = 24 * 60 * 60 * 1000

export interface DeliveryParts extends SendParts {
  db: Database
  services: SendParts['services'] & Pick<Services, 'jobs' | 'mailer' | 'log'>
  /** Random number from 0 to 1, for the spread of retries. */
  random?: () => number
  /** Aborted when the server stops. */
  ending?: AbortSignal
}

/**
 * Sends waiting rows to each webhook, one after the other in the order of their positions. A row that the
 * receiver does not accept is sent again later, and the rows behind it wait. If a process dies after sending, the
 * row is sent again with the same webhook-id, so rows may arrive twice but are never lost.
 * @returns time of the next run; null when nothing waits
 */
export async function deliverWebhooks(parts: DeliveryParts): Promise<Date | null> {
  const { db } = parts
  await numberRows(db)
  const all = await db.select().from(webhooks).where(isOn).orderBy(asc(webhooks.id))
  // Throws only after every webhook has ended its turn: one that cannot be served must not stop the others.
  const ended = await Promise.allSettled(all.map(({ id }) => serve(parts, id)))
  const dates: Date[] = []
  for (const each of ended) {
    if (each.status === 'rejected') throw each.reason as Error
    if (each.value !== null) dates.push(each.value)
  }
  return dates.length === 0 ? null : new Date(Math.min(...dates.map((date) => date.getTime())))
}

const isOn = and(eq(webhooks.off, ''), isNull(webhooks.removedAt))

/** Takes a webhook's turn, against other server instances. @returns null while it is not due or is taken */
async function lease({ db, clock }: DeliveryParts, id: number): Promise<WebhookRow | null> {
  const now = clock.now()
  const [row] = await db
    .update(webhooks)
    .set({ leasedUntil: new Date(now.getTime() + LEASE_MS) })
    .where(
      and(
        eq(webhooks.id, id),
        isOn,
        or(isNull(webhooks.dueAt), lte(webhooks.dueAt, now)),
        or(isNull(webhooks.leasedUntil), lte(webhooks.leasedUntil, now)),
      ),
    )
    .returning()
  return row ?? null
}

/** @returns time of the webhook's next run; null when nothing waits */
async function serve(parts: DeliveryParts, id: number): Promise<Date | null> {
  const webhook = await lease(parts, id)
  if (webhook === null) return nextTurn(parts, id)
  const found = await rowsAfter(parts.db, webhook, webhook.position, ROWS_PER_RUN)
  let held = webhook
  for (const placed of found) {
    if (parts.ending?.aborted === true) break
    const result = await sendToWebhook(parts, held, messageOf(placed))
    const kept = await settle(parts, held, placed, result)
    if (kept === null || result.problem !== '') return nextTurn(parts, id)
    held = kept
  }
  await parts.db
    .update(webhooks)
    .set({ leasedUntil: null })
    .where(and(eq(webhooks.id, id), eq(webhooks.position, held.position)))
  return found.length === ROWS_PER_RUN ? parts.clock.now() : null
}

/** @returns null when the webhook is off */
async function nextTurn({ db, clock }: DeliveryParts, id: number): Promise<Date | null> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), isOn))
  if (!row) return null
  // Without a date, another server instance has just ended its turn, perhaps before the newest row.
  const dates = [row.dueAt ?? clock.now(), row.leasedUntil ?? clock.now()]
  return new Date(Math.max(...dates.map((date) => date.getTime())))
}

export function messageOf({ row }: { row: OutboundRow }) {
  const { id, clase, hecho, fecha } = row
  return { id, body: JSON.stringify({ type: `${clase}.${hecho}`, timestamp: fecha, data: row }) }
}

/**
 * Stores the result of one request.
 * @returns the webhook; null when an administrator has changed it meanwhile, or it was switched off
 */
async function settle(
  parts: DeliveryParts,
  webhook: WebhookRow,
  { position }: PlacedRow,
  result: SendResult,
): Promise<WebhookRow | null> {
  const { db, clock } = parts
  const now = clock.now()
  const last = { lastAt: now, lastStatus: result.status, lastProblem: result.problem }
  const isThisTurn = and(eq(webhooks.id, webhook.id), eq(webhooks.position, webhook.position), isOn)
  if (result.problem === '') {
    const fresh = { attempts: 0, dueAt: null, failingSince: null }
    const [kept] = await db
      .update(webhooks)
      .set({ ...last, ...fresh, position, leasedUntil: new Date(now.getTime() + LEASE_MS) })
      .where(isThisTurn)
      .returning()
    return kept ?? null
  }
  const failingSince = webhook.failingSince ?? now
  const isGone = result.status === 410
  return db.transaction(async (tx) => {
    const wait = Math.max(result.afterMs ?? 0, delayAfter(webhook.attempts, parts.random))
    const [kept] = await tx
      .update(webhooks)
      .set({
        ...last,
        attempts: webhook.attempts + 1,
        failingSince,
        dueAt: new Date(now.getTime() + wait),
        leasedUntil: null,
      })
      .where(isThisTurn)
      .returning()
    if (!kept) return null
    const isOver = now.getTime() - failingSince.getTime() >= FAILING_DAYS * DAY_MS
    if (!isGone && !isOver) return kept
    await switchOff({ tx, clock, services: parts.services }, kept, isGone ? 'ido' : 'fallas')
    return null
  })
}

/**
 * Returns the wait in ms before a retry: half a minute at first, twice as long each time, at most six hours. The
 * upper half is random, so that several webhooks of one receiver do not retry at the same time.
 */
export function delayAfter(attempts: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts)
  return longest / 2 + random() * (longest / 2)
}
