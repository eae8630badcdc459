import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { rateLimits } from '../db/schema/access.ts'
import type { User } from '../identity/user.ts'

const HOUR_MS = 3_600_000
const FILES_AN_HOUR = 60
const FILES_AN_HOUR_FOR_OTHERS = 600
/** Time in ms for which the server remembers that a file exceeded the time or memory limit. */
const HEAVY_MS = 24 * HOUR_MS

export interface UploadLimits {
  /** @returns milliseconds to wait; 0 when the file is accepted */
  count(user: Pick<User, 'id' | 'isHumanResources'>, now: Date): Promise<number>
  /** Undoes a count after a failure of this server, because the client retries. */
  giveBack(user: Pick<User, 'id'>): Promise<void>
  /**
   * Records that the file exceeded the time or memory limit. @returns the number of times in a day, including
   * this one
   */
  noteLimit(userId: number, bytes: Uint8Array, now: Date): Promise<number>
}

export function createUploadLimits(db: Database): UploadLimits {
  const add = (key: string, now: Date, window: number) => addPoint(db, key, now, window)
  return {
    async count({ id, isHumanResources }, now) {
      const { points, expire } = await add(`files:${id}`, now, HOUR_MS)
      const most = isHumanResources ? FILES_AN_HOUR_FOR_OTHERS : FILES_AN_HOUR
      return points > most ? expire - now.getTime() : 0
    },
    async giveBack({ id }) {
      await db
        .update(rateLimits)
        .set({ points: sql`${rateLimits.points} - 1` })
        .where(and(eq(rateLimits.key, `files:${id}`), gt(rateLimits.points, 0)))
    },
    async noteLimit(userId, bytes, now) {
      const sha256 = createHash('sha256').update(bytes).digest('base64url')
      return (await add(`heavy:${userId}:${sha256}`, now, HEAVY_MS)).points
    },
  }
}

export async function addPoint(
  db: Database,
  key: string,
  now: Date,
  window: number,
  more = 1,
): Promise<{ points: number; expire: number }> {
  const at = now.getTime()
  const hasExpiredSql = sql`${rateLimits.expire} <= ${at}`
  const ends = at + window
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points: more, expire: ends })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${hasExpiredSql} then ${more}::integer else ${rateLimits.points} + ${more}::integer end`,
        expire: sql`case when ${hasExpiredSql} then ${ends}::bigint else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, expire: rateLimits.expire })
  if (!row) throw new Error('an upsert returned no row')
  return row
}
