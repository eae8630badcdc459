import { and, eq, sql } from 'drizzle-orm'
import { formatInstant } from '#domain/dates.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connect.ts'
import { rateLimits } from '../db/schema/access.ts'
import { Later } from '../wire/later.ts'
import { fileTexts as texts } from '../texts.ts'
import { addPoint } from './upload-limits.ts'

const DAY_MS = 24 * 3_600_000
/** Counted in these, so that a day's bytes fit into a counter. */
const KB = 1024

/** What one sender may bring in a day, by a key or on a screen, counted in the database for all copies of the server. */
export interface DayShare {
  /** Before a byte is read. @throws Later when it would be more than that */
  take(bytes: number): Promise<void>
  /** Of what was taken, all that did not come after all. */
  giveBack(came: number): Promise<void>
}

export function openDayShare(db: Database, who: string, clock: Clock, mbADay: number): DayShare {
  const key = `bytes:${who}`
  const most = mbADay * KB
  let taken = 0
  let ends = 0
  const putBack = async (points: number) => {
    taken -= points
    // Of a counter that has begun anew meanwhile nothing is owed: it ends at another time.
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
