import { isIPv6 } from 'node:net'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
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
export type Guess = 'password' | 'code' | 'second-step'

export interface Attempt<Result> {
  /** Seconds to wait; above 0 nothing was checked and nothing counts. */
  wait: number
  /** What the check found; null when it was wrong. */
  result: Result | null
}

/**
 * Slows guessing down without ever locking anybody out. The counts are in the database, so that copies of the server
 * share them. Not rate-limiter-flexible: it knows no growing delay and no clock but its own.
 */
export interface SignInLimiter {
  /**
   * Checks one guess, unless a delay runs. Guesses at one person are checked one after the other, so that a hundred
   * sent at once get no further than three; right ones sent at once all work.
   * @param who whoever is meant, known or not: both are treated alike
   */
  attempt<Result>(
    guess: Guess,
    who: string,
    address: string,
    check: () => Promise<Result | null>,
  ): Promise<Attempt<Result>>
  /** Forgets a person's failures: somebody trusted has given them a new password. */
  forget(guess: Guess, who: string): Promise<void>
  /** Whether one more recovery code may be made; 3 an hour for each person. */
  mayAskCode(who: string): Promise<boolean>
}

/** Milliseconds between the last of so many failures and the next try: 0, 0, 0, 1 s, 2 s, 4 s … 60 s. */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(LONGEST_DELAY_MS, 1000 * 2 ** Math.min(failures - FREE_FAILURES, 6))
}

export function createSignInLimiter({ db, environment, clock }: ServiceSources): SignInLimiter {
  const secret = loadSecret(environment)
  const inTurn = createTurns()
  const keyOf = (kind: string, whom: string) => secret.fingerprint('limiter', `${kind}:${whom}`)

  /** Counts from 1 again when the counter is over. Null when `allowed` does not hold. */
  async function add(key: string, now: number, ends: number, onAgain: SQL, allowed?: SQL) {
    const over = sql`${rateLimits.expire} <= ${now}`
    const rows = await db
      .insert(rateLimits)
      .values({ key, points: 1, expire: ends })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${over} then 1 else ${rateLimits.points} + 1 end`,
          expire: sql`case when ${over} then ${ends}::bigint else ${onAgain} end`,
        },
        ...(allowed ? { setWhere: sql`${over} or ${allowed}` } : {}),
      })
      .returning({ points: rateLimits.points })
    return rows[0] ?? null
  }

  /** The window begins with the first point and stays. */
  function addInWindow(key: string, now: number, window: number, allowed?: SQL) {
    return add(key, now, now + window, sql`${rateLimits.expire}`, allowed)
  }

  /** Ends always FORGET_MS after the last failure, so it tells when the delay began. */
  function addFailure(key: string, now: number) {
    const ends = now + FORGET_MS
    return add(key, now, ends, sql`${ends}::bigint`)
  }

  /** Points and end of both counters; nothing of a counter that is over. */
  async function read(person: string, network: string, now: number) {
    const rows = await db
      .select()
      .from(rateLimits)
      .where(inArray(rateLimits.key, [person, network]))
    const of = (key: string) => rows.find((row) => row.key === key && row.expire > now) ?? null
    return { person: of(person), network: of(network) }
  }

  async function forgetKey(key: string): Promise<void> {
    await db.delete(rateLimits).where(eq(rateLimits.key, key))
  }

  return {
    attempt(guess, who, address, check) {
      const person = keyOf(guess, who)
      const network = keyOf('address', networkOf(address))
      return inTurn(person, async () => {
        const started = clock.now().getTime()
        const counts = await read(person, network, started)
        const opensAt = Math.max(addressOpensAt(counts.network), personOpensAt(counts.person))
        if (opensAt > started) return { wait: Math.ceil((opensAt - started) / 1000), result: null }
        const result = await check()
        if (result !== null) {
          if (counts.person !== null) await forgetKey(person)
          return { wait: 0, result }
        }
        const now = clock.now().getTime()
        await addFailure(person, now)
        await addInWindow(network, now, ADDRESS_WINDOW_MS)
        return { wait: 0, result }
      })
    },
    forget: (guess, who) => forgetKey(keyOf(guess, who)),
    async mayAskCode(who) {
      const allowed = sql`${rateLimits.points} < ${CODES_PER_HOUR}`
      return (await addInWindow(keyOf('ask', who), clock.now().getTime(), HOUR_MS, allowed)) !== null
    },
  }
}

interface Counter {
  points: number
  expire: number
}

function personOpensAt(counter: Counter | null): number {
  return counter === null ? 0 : counter.expire - FORGET_MS + delayAfter(counter.points)
}

function addressOpensAt(counter: Counter | null): number {
  return counter === null || counter.points < ADDRESS_FAILURES ? 0 : counter.expire
}

/**
 * Work with the same key runs one after the other in this process. Another copy of the server has turns of its own:
 * each copy can add one guess before the shared count stops it.
 */
function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
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
