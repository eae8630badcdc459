import { randomInt } from 'node:crypto'
import { inArray, lt } from 'drizzle-orm'
import type { Database } from './db/connect.ts'
import { deliveryGrants, providerTokens, rateLimits, sessions } from './db/schema/access.ts'
import { notifications } from './db/schema/notifications.ts'
import { sweepReceipts } from './receipts.ts'
import { describeFault } from './log.ts'
import type { Services } from './services.ts'

/** Every so many sign-ins one of them clears up behind all. */
const ONE_IN = 16
/** Rows of each table at a time: no sign-in may wait for a year's remains. */
const BATCH = 200

/** Lists reach back 90 days; the counts of a notice are of interest a little longer. */
const NOTIFICATIONS_KEPT_MS = 400 * 24 * 60 * 60 * 1000

type Swept = Pick<Services, 'pieces' | 'files'>

/** What is over: nobody can tell its absence, as an expired token and an unknown one get the same answer. */
export async function sweepExpired(db: Database, now: Date, { pieces, files }: Swept): Promise<void> {
  const skip = { skipLocked: true } as const
  const oldSessions = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(sessions).where(inArray(sessions.id, oldSessions.limit(BATCH).for('update', skip)))
  const oldGrants = db
    .select({ id: deliveryGrants.id })
    .from(deliveryGrants)
    .where(lt(deliveryGrants.expiresAt, now))
  await db
    .delete(deliveryGrants)
    .where(inArray(deliveryGrants.id, oldGrants.limit(BATCH).for('update', skip)))
  const oldTokens = db
    .select({ id: providerTokens.id })
    .from(providerTokens)
    .where(lt(providerTokens.expiresAt, now))
  await db
    .delete(providerTokens)
    .where(inArray(providerTokens.id, oldTokens.limit(BATCH).for('update', skip)))
  const oldNotifications = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, new Date(now.getTime() - NOTIFICATIONS_KEPT_MS)))
  await db
    .delete(notifications)
    .where(inArray(notifications.id, oldNotifications.limit(BATCH).for('update', skip)))
  await sweepReceipts(db, now, BATCH)
  await pieces.sweep(now, BATCH)
  await files.sweep(now, BATCH)
  const oldLimits = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.expire, now.getTime()))
  await db.delete(rateLimits).where(inArray(rateLimits.key, oldLimits.limit(BATCH).for('update', skip)))
}

/** Now and then; what goes wrong is logged and spoils nobody's sign-in. */
export async function sweepSometimes(db: Database, now: Date, services: Services): Promise<void> {
  if (randomInt(ONE_IN) !== 0) return
  try {
    await sweepExpired(db, now, services)
  } catch (cause) {
    services.log.warn(describeFault(cause), 'expired rows were not swept')
  }
}
