import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { rateLimits } from '../db/schema/access.ts'

export interface Counter {
  points: number
  /** Time in ms at which the counter expires. */
  expire: number
}

/**
 * Counters that slow guessing down. The database stores them, because server instances share them. One
 * statement checks and counts, so that concurrent instances never allow an extra guess.
 */
export interface Counters {
  read(keys: readonly string[], now: number): Promise<Map<string, Counter>>
  /**
   * Changes a counter from the value that was read. @param from null when there was none or it had expired
   * @returns false when another instance changed it first
   */
  step(key: string, from: Counter | null, to: Counter, now: number): Promise<boolean>
  /** Undoes a step, for a guess that was right or was not checked. */
  stepBack(key: string, from: Counter, to: Counter | null): Promise<void>
  /**
   * Adds one to a counter. The first count starts the counter's window. Returns false at the limit `most`.
   */
  add(key: string, now: number, window: number, most?: number): Promise<boolean>
  /** Adds `wanted` to a counter with a window. @returns how many of them are within the limit `most` */
  addSome(key: string, now: number, window: number, most: number, wanted: number): Promise<number>
  decrement(key: string): Promise<void>
  /** Takes one from a bucket. Returns false when it is empty. */
  takeFromBucket(key: string, now: number, bucket: Bucket): Promise<boolean>
  refund(key: string, now: number, bucket: Bucket): Promise<void>
  forget(key: string): Promise<void>
  keep(key: string, until: number): Promise<void>
}

/**
 * Leaky bucket (GCRA). `expire` of its row is the time at which the bucket will be full again. One row and
 * one statement are enough.
 */
export interface Bucket {
  capacity: number
  /** Interval in ms at which one is added. */
  everyMs: number
}

/**
 * Returns the time in ms from which the bucket is not empty.
 * @param row the counter as read; null when the bucket is full
 */
export function opensAt(row: Counter | null, { capacity, everyMs }: Bucket): number {
  return row === null ? 0 : row.expire - (capacity - 1) * everyMs
}

export function createCounters(db: Database): Counters {
  return {
    async read(keys, now) {
      const rows = await db
        .select()
        .from(rateLimits)
        .where(inArray(rateLimits.key, [...keys]))
      return new Map(rows.filter(({ expire }) => expire > now).map(({ key, ...counter }) => [key, counter]))
    },
    async step(key, from, to, now) {
      const rows =
        from === null
          ? await db
              .insert(rateLimits)
              .values({ key, ...to })
              .onConflictDoUpdate({
                target: rateLimits.key,
                set: to,
                setWhere: sql`${rateLimits.expire} <= ${now}`,
              })
              .returning({ points: rateLimits.points })
          : await db
              .update(rateLimits)
              .set(to)
              .where(equalsCounter(key, from))
              .returning({ points: rateLimits.points })
      return rows.length === 1
    },
    async stepBack(key, from, to) {
      const rows =
        to === null
          ? await db
              .delete(rateLimits)
              .where(equalsCounter(key, from))
              .returning({ points: rateLimits.points })
          : await db
              .update(rateLimits)
              .set(to)
              .where(equalsCounter(key, from))
              .returning({ points: rateLimits.points })
      // Another instance has counted in the meantime, so this takes only one point back.
      if (rows.length === 0) await decrement(db, key)
    },
    async add(key, now, window, most) {
      const over = hasExpiredSql(now, window)
      const ends = now + window
      const rows = await db
        .insert(rateLimits)
        .values({ key, points: 1, expire: ends })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            points: sql`case when ${over} then 1 else ${rateLimits.points} + 1 end`,
            expire: sql`case when ${over} then ${ends}::bigint else ${rateLimits.expire} end`,
          },
          ...(most === undefined ? {} : { setWhere: sql`${over} or ${rateLimits.points} < ${most}` }),
        })
        .returning({ points: rateLimits.points })
      return rows.length === 1
    },
    async addSome(key, now, window, most, wanted) {
      if (wanted === 0) return 0
      const over = hasExpiredSql(now, window)
      const ends = now + window
      const [row] = await db
        .insert(rateLimits)
        .values({ key, points: wanted, expire: ends })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            points: sql`case when ${over} then ${wanted}::int else ${rateLimits.points} + ${wanted}::int end`,
            expire: sql`case when ${over} then ${ends}::bigint else ${rateLimits.expire} end`,
          },
          setWhere: sql`${over} or ${rateLimits.points} < ${most}`,
        })
        .returning({ points: rateLimits.points })
      return row === undefined ? 0 : Math.max(0, Math.min(wanted, most - (row.points - wanted)))
    },
    decrement: (key) => decrement(db, key),
    async takeFromBucket(key, now, { capacity, everyMs }) {
      const over = hasExpiredSql(now, capacity * everyMs)
      const rows = await db
        .insert(rateLimits)
        .values({ key, points: 1, expire: now + everyMs })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            expire: sql`case when ${over} then ${now}::bigint else ${rateLimits.expire} end + ${everyMs}::bigint`,
          },
          setWhere: sql`${over} or ${rateLimits.expire} <= ${now + (capacity - 1) * everyMs}`,
        })
        .returning({ points: rateLimits.points })
      return rows.length === 1
    },
    async refund(key, now, { everyMs }) {
      const full = and(eq(rateLimits.key, key), lte(rateLimits.expire, now + everyMs))
      const gone = await db.delete(rateLimits).where(full).returning({ points: rateLimits.points })
      if (gone.length === 1) return
      await db
        .update(rateLimits)
        .set({ expire: sql`${rateLimits.expire} - ${everyMs}::bigint` })
        .where(and(eq(rateLimits.key, key), gt(rateLimits.expire, now)))
    },
    async forget(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, key))
    },
    async keep(key, expire) {
      const row = { points: 1, expire }
      await db
        .insert(rateLimits)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: rateLimits.key, set: row })
    },
  }
}

/** Maximum difference in ms between the clocks of server instances. */
const MAX_CLOCK_SKEW_MS = 60_000

/**
 * Returns the SQL condition that a counter has expired. A counter that ends too far in the future also counts
 * as expired: the clock was set back.
 */
function hasExpiredSql(now: number, longest: number) {
  const { expire } = rateLimits
  return sql`(${expire} <= ${now} or ${expire} > ${now + longest + MAX_CLOCK_SKEW_MS})`
}

function equalsCounter(key: string, { points, expire }: Counter) {
  return and(eq(rateLimits.key, key), eq(rateLimits.points, points), eq(rateLimits.expire, expire))
}

/** Deletes the row at zero, so that a right password leaves no trace. */
async function decrement(db: Database, key: string): Promise<void> {
  const gone = await db
    .delete(rateLimits)
    .where(and(eq(rateLimits.key, key), lte(rateLimits.points, 1)))
    .returning({ points: rateLimits.points })
  if (gone.length === 1) return
  await db
    .update(rateLimits)
    .set({ points: sql`${rateLimits.points} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.points, 0)))
}
