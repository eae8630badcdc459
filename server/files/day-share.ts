import { and, eq, sql } from 'drizzle-orm'
import { formatInstant } from '#domain/time/dates.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { rateLimits } from '../db/schema/access.ts'
import { Later } from '../wire/later.ts'
import { fileTexts as texts } from '../texts.ts'
import { addPoint } from './upload-limits.ts'

const DAY_MS = 24 * 3_600_000
/** Unit of the counter, so that a day's bytes fit into it. */
const KB = 1024

/** Daily upload quota of one sender, by key or on screen, counted in the database for all server instances. */
export interface DayShare {
  /** Reserves bytes before the upload is read. @throws Later above the quota */
  take(bytes: number): Promise<void>
  /** Refunds the reserved bytes that did not arrive. @param came bytes that arrived */
  giveBack(came: number): Promise<void>
}

export function openDayShare(db: Database, who: string, clock: Clock, mbADay: number): DayShare {
  const key = `bytes:${who}`
  const most = mbADay * KB
  let taken = 0
  let ends = 0
  const putBack = async (points: number) => {
    taken -= points
    // If the counter was reset in the meantime, there is nothing to refund.
    const isOwed = and(eq(rateLimits.key, key), eq(rateLimits.expire, ends))
    const left = sql`greatest(0, ${rateLimits.points} - ${points}::integer)`
    await db.update(rateLimits).set({ points: left }).where(isOwed)
  }
  return {
    async take(bytes) {
      const asked = Math.ceil(bytes / KB)
      const now = clock.now()
      const { points, expire } = await addPoint(db, key, now, DAY_MS, asked)
      taken = asked
      ends = expire
      if (points <= most) return
      await putBack(asked)
      throw new Later(
        texts.tooMuchADay(mbADay, formatInstant(expire)),
        429,
        Math.max(1, Math.ceil((expire - now.getTime()) / 1000)),
      )
    },
    async giveBack(came) {
      const unused = taken - Math.ceil(came / KB)
      if (unused > 0) await putBack(unused)
    },
  }
}
