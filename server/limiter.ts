import { isIPv6 } from 'node:net'
import { eq, type SQL, sql } from 'drizzle-orm'
import { rateLimits } from './db/schema/access.ts'
import { loadSecret } from './secret.ts'
import type { ServiceSources } from './services.ts'

/** Failures that cost nothing yet; everybody mistypes. */
const FREE_FAILURES = 3
const LONGEST_DELAY_MS = 60_000
/** A person's failures are forgotten this long after the last one. */
const FORGET_MS = 15 * 60_000
/** A whole plant may stand behind one address (quality.md, Security). */
const ADDRESS_FAILURES = 200
const ADDRESS_WINDOW_MS = 15 * 60_000
const CODES_PER_HOUR = 3
const HOUR_MS = 3_600_000

/** What is being guessed: each has its own count, so that guessing codes delays nobody's sign-in. */
export type Guess = 'password' | 'code'

/**
 * Slows guessing down without ever locking anybody out. Kept in the database, so that copies of the server share it.
 * rate-limiter-flexible can neither take a try and grow its delay in one statement (a hundred tries at once would all
 * pass) nor read our clock.
 */
export interface SignInLimiter {
  /**
   * Takes one try, before anything is checked; it counts as failed until `succeeded` takes it back.
   * @param who whoever is meant, known or not: both are treated alike
   * @returns 0 to go on, else the seconds to wait; a refused try counts for nothing
   */
  begin(guess: Guess, who: string, address: string): Promise<number>
  succeeded(guess: Guess, who: string): Promise<void>
  /** Counts a failure against the address; the person's was counted by `begin`. */
  failed(address: string): Promise<void>
  /** Whether one more recovery code may be made; 3 an hour for each person. */
  mayAskCode(who: string): Promise<boolean>
}

/** Milliseconds between the last of so many failures and the next try: 0, 0, 0, 1 s, 2 s, 4 s … 60 s. */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(LONGEST_DELAY_MS, 1000 * 2 ** Math.min(failures - FREE_FAILURES, 6))
}

/** The same in SQL, for the statement that checks and counts at once. */
const delayOfRow = sql`case when ${rateLimits.points} < ${sql.raw(String(FREE_FAILURES))} then 0 else
  least(${sql.raw(String(LONGEST_DELAY_MS))}, 1000 * (1 << least(${rateLimits.points} - ${sql.raw(String(FREE_FAILURES))}, 6))) end`

export function createSignInLimiter({ db, environment, clock }: ServiceSources): SignInLimiter {
  const secret = loadSecret(environment)
  const keyOf = (kind: string, whom: string) => secret.fingerprint('limiter', `${kind}:${whom}`)
  const addressKey = (address: string) => keyOf('address', networkOf(address))

  /** Adds a point where `allowed` holds or the counter is over; null when it is refused. */
  async function add(key: string, now: number, ends: number, endsAgain: SQL | number, allowed: SQL) {
    const over = sql`${rateLimits.expire} <= ${now}`
    const rows = await db
      .insert(rateLimits)
      .values({ key, points: 1, expire: ends })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${over} then 1 else ${rateLimits.points} + 1 end`,
          expire: sql`case when ${over} then ${ends}::bigint else ${endsAgain}::bigint end`,
        },
        setWhere: sql`${over} or ${allowed}`,
      })
      .returning({ points: rateLimits.points })
    return rows[0] ?? null
  }

  /** The window begins with the first point and stays. */
  function addInWindow(key: string, now: number, window: number, allowed: SQL) {
    return add(key, now, now + window, sql`${rateLimits.expire}`, allowed)
  }

  /** `expire` is always the last failure plus FORGET_MS, so it tells when the delay began. */
  function addFailure(key: string, now: number) {
    const ends = now + FORGET_MS
    const open = sql`${rateLimits.expire} - ${sql.raw(String(FORGET_MS))} + ${delayOfRow} <= ${now}`
    return add(key, now, ends, ends, open)
  }

  async function read(key: string) {
    const rows = await db.select().from(rateLimits).where(eq(rateLimits.key, key))
    return rows[0] ?? { points: 0, expire: 0 }
  }

  return {
    async begin(guess, who, address) {
      const now = clock.now().getTime()
      const network = await read(addressKey(address))
      if (network.points >= ADDRESS_FAILURES && network.expire > now) return secondsUntil(network.expire, now)
      const person = keyOf(guess, who)
      if (await addFailure(person, now)) return 0
      const row = await read(person)
      return secondsUntil(row.expire - FORGET_MS + delayAfter(row.points), now)
    },
    async succeeded(guess, who) {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(guess, who)))
    },
    async failed(address) {
      // begin has let it through, so it counts whatever else was under way meanwhile.
      await addInWindow(addressKey(address), clock.now().getTime(), ADDRESS_WINDOW_MS, sql`true`)
    },
    async mayAskCode(who) {
      const allowed = sql`${rateLimits.points} < ${CODES_PER_HOUR}`
      return (await addInWindow(keyOf('ask', who), clock.now().getTime(), HOUR_MS, allowed)) !== null
    },
  }
}

function secondsUntil(instant: number, now: number): number {
  return Math.max(1, Math.ceil((instant - now) / 1000))
}

/** An IPv4 address, or the 64 bits of an IPv6 one that a single customer gets. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = Math.max(0, 8 - before.length - after.length)
  const groups = tail === undefined ? before : [...before, ...Array<string>(missing).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
