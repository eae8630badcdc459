import { and, eq, sql } from 'drizzle-orm'
import { formatInstant } from '#domain/time/dates.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { rateLimits } from '../db/schema/access.ts'
import { RetryLater } from '../wire/retry-later.ts'
import { fileTexts as texts } from '../texts.ts'
import { addPoint } from './upload-limits.ts'

const DAY_MS = 24 * 3_600_000
/** Unit of the counter. A day's upload in bytes would not fit into the counter. */
const KB = 1024

export interface DayShare {
  /** Reserves bytes before the upload is read. @throws RetryLater above the quota */
  take(bytes: number): Promise<void>
  /** Refunds the reserved bytes that did not arrive. */
  giveBack(arrivedBytes: number): Promise<void>
}

export function openDayShare(db: Database, senderKey: string, clock: Clock, mbADay: number): DayShare {
  const key = `bytes:${senderKey}`
  const most = mbADay * KB
  let taken = 0
  let ends = 0
  const putBack = async (points: number) => {
    taken -= points
    // If the counter was reset in the meantime, there is nothing to refund.
    const isSameCounter = and(eq(rateLimits.key, key), eq(rateLimits.expire, ends))
    const left = sql`greatest(0, ${rateLimits.points} - ${points}::integer)`
    await db.update(rateLimits).set({ points: left }).where(isSameCounter)
  }
  return {
    async take(bytes) {
      const kilobytes = Math.ceil(bytes / KB)
      const now = clock.now()
      const { points, expire } = await addPoint(db, key, now, DAY_MS, kilobytes)
      taken = kilobytes
      ends = expire
      if (points <= most) return
      await putBack(kilobytes)
      throw new RetryLater(
        texts.tooMuchADay(mbADay, formatInstant(expire)),
        429,
        Math.max(1, Math.ceil((expire - now.getTime()) / 1000)),
      )
    },
    async giveBack(arrivedBytes) {
      const unused = taken - Math.ceil(arrivedBytes / KB)
      if (unused > 0) await putBack(unused)
    },
  }
}
