import { type Bucket, type Counter, type Counters, createCounters, opensAt } from './counters.ts'
import type { FairQueue } from '../queues/fair-queue.ts'
import { guessedNames } from './account.ts'
import type { KnownDevice } from './known-devices.ts'
import { networkOf, siteOf } from './networks.ts'
import { loadSecret } from '../crypto/secret.ts'
import type { ServiceSources } from '../db/sources.ts'
import { createTurns } from '../queues/turns.ts'

const FREE_FAILURES = 3
const MAX_DELAY_MS = 30_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/**
 * Budgets of wrong attempts at one name:
 * - first, later: strangers. The first attempts from an address, and its later ones.
 * - usual: a shared device on which the name signed in before.
 * - shared: any other shared device. Colleagues can use up this budget.
 * - inside: people with a session who type the password again.
 *
 * When `usual` or `shared` is empty, the strangers' budget is used. `inside` has no other budget: a session's
 * guesses are counted under another name than the sign-in's. With a device of the owner, the total is 99 per
 * hour. ASVS 2.2.1 allows a hundred.
 */
const BUDGETS = {
  first: { capacity: 42, everyMs: 20 * MINUTE_MS },
  later: { capacity: 27, everyMs: 20 * MINUTE_MS },
  usual: { capacity: 3, everyMs: 40 * MINUTE_MS },
  shared: { capacity: 3, everyMs: 40 * MINUTE_MS },
  inside: { capacity: 5, everyMs: 40 * MINUTE_MS },
}
/**
 * Maximum failures of one address in ADDRESS_WINDOW_MS. A whole plant may share the address. Above the
 * maximum, one guess per ADDRESS_PACE_MS is allowed.
 */
const ADDRESS_FAILURES = 200
const ADDRESS_WINDOW_MS = 15 * 60_000
const ADDRESS_PACE_MS = 3000
/** Time in ms for which a right password makes a shared device usual for that name. */
const USUAL_MS = 90 * DAY_MS
/**
 * Maximum clock difference between two server instances in ms. A time further in the future was written
 * before the clock was set back.
 */
const MAX_CLOCK_SKEW_MS = MINUTE_MS
const DEVICE_FAILURES = 10

/** A guess. Each kind has its own counter, so that guessing codes does not delay sign-ins. */
export interface Guess {
  kind: 'password' | 'code' | 'second-step' | 'current-password' | 'current-step'
  /**
   * Name under which the guess is counted (guessedName). Each name of a person has its own count: a common
   * delay would reveal the other names.
   */
  name: string
  address: string
  /** Known device of the person, or a shared device; null for a stranger. */
  device: KnownDevice | null
}

export interface Attempt<Result> {
  /** Seconds to wait. Above 0 the guess was refused without a check and without being counted. */
  wait: number
  /** Null for a wrong guess. */
  result: Result | null
}

/**
 * Slows guessing down without locking out the right person (OWASP, "Slow Down Online Guessing Attacks with
 * Device Cookies"). A known device has its own counter. Strangers are counted by name and address, and all
 * strangers of a name together by budgets. The package rate-limiter-flexible is not used, because it lacks a
 * growing delay and uses only the system clock.
 */
export interface GuessLimiter {
  /**
   * Checks one guess, unless a delay is running. Counts the guess before the check; a right guess gets its
   * point back. Of a hundred simultaneous wrong guesses only three are checked. Simultaneous right guesses
   * all succeed.
   */
  attempt<Result>(guess: Guess, check: () => Promise<Result | null>): Promise<Attempt<Result>>
  isUsualKiosk(userId: number, device: KnownDevice | null): Promise<boolean>
}

/**
 * Returns the ms between the last failure and the next attempt, by number of failures: 0, 0, 0, 1 s, 2 s, 4 s
 * … 30 s.
 */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(MAX_DELAY_MS, 1000 * 2 ** Math.min(failures - FREE_FAILURES, 5))
}

interface GuessCounters {
  delayKey: string
  /**
   * Counter of wrong guesses from an address or a shared device. Null when a session or an own device
   * identifies the person.
   */
  sourceKey: string | null
  /**
   * Prefix of the budgets for wrong guesses at a name (BUDGETS). Null on a person's own device, and for
   * codes, which have their own limit.
   */
  budgetPrefix: string | null
  ownBudget: 'usual' | 'shared' | 'inside' | null
  usual: string | null
  fallback: GuessCounters | null
  /** Whether only this person is counted. A right password then clears the failures. */
  isOwn: boolean
}

export function createGuessLimiter(
  { db, environment, clock }: ServiceSources,
  hashing: FairQueue,
): GuessLimiter {
  const secret = loadSecret(environment)
  const counters = createCounters(db)
  const inTurn = createTurns()
  const key = (text: string) => secret.fingerprint('limiter', text)
  const time = () => clock.now().getTime()

  async function countersFor(guess: Guess): Promise<GuessCounters> {
    const { device } = guess
    if (device === null) return strangerCounters(guess, key)
    const own = device.isShared ? kioskCounters(guess, device, key) : ownDeviceCounters(guess, device, key)
    const counted = own.sourceKey ?? own.delayKey
    const counts = await counters.read([counted, own.usual ?? ''], time())
    const { points } = counts.get(counted) ?? { points: 0 }
    const most = device.isShared ? ADDRESS_FAILURES : DEVICE_FAILURES
    if (points >= most) return strangerCounters(guess, key)
    return own.usual !== null && counts.has(own.usual) ? { ...own, ownBudget: 'usual' } : own
  }

  async function checkCounted<Result>(guessCounters: GuessCounters, check: () => Promise<Result | null>) {
    const reservation = await reserveOrFallback(counters, guessCounters, time())
    if (reservation.wait > 0) return { wait: reservation.wait, result: null }
    let result: Result | null
    try {
      result = await check()
    } catch (cause) {
      await reservation.release()
      throw cause
    }
    if (result !== null) {
      await reservation.release()
      if (guessCounters.usual !== null) await counters.keep(guessCounters.usual, time() + USUAL_MS)
    } else if (reservation.sourceKey !== null)
      await counters.add(reservation.sourceKey, time(), ADDRESS_WINDOW_MS)
    return { wait: 0, result }
  }

  return {
    // Also reads the counters in the queue. Otherwise a flood would fill the database's queue.
    attempt: (guess, check) =>
      hashing.run(queueKeyOf(guess, key), async () => {
        const guessCounters = await countersFor(guess)
        return inTurn(guessCounters.delayKey, () => checkCounted(guessCounters, check))
      }),
    async isUsualKiosk(userId, device) {
      if (device?.isShared !== true) return false
      const names = guessedNames(userId)
      const keys = names.map((name) => key(usualKeyOf(device, { kind: 'password', name })))
      return (await counters.read(keys, time())).size > 0
    },
  }
}

type Key = (text: string) => string

function queueKeyOf({ address, device }: Guess, key: Key): string {
  return device === null ? networkOf(address) : key(`device:${device.id}`)
}

function ownDeviceCounters({ kind }: Guess, device: KnownDevice, key: Key): GuessCounters {
  const delayKey = key(`own:${kind}:${device.id}`)
  return {
    delayKey,
    sourceKey: null,
    budgetPrefix: null,
    ownBudget: null,
    usual: null,
    fallback: null,
    isOwn: true,
  }
}

/** Returns the counters of a guess at a kiosk. Only the fallback depends on the plant's address. */
function kioskCounters(guess: Guess, device: KnownDevice, key: Key): GuessCounters {
  const { kind, name } = guess
  const sourceKey = key(`shared:${device.id}`)
  const delayKey = key(`${kind}:${name}@shared:${device.id}`)
  const usual = key(usualKeyOf(device, guess))
  const fallback = strangerCounters(guess, key)
  return {
    delayKey,
    sourceKey,
    budgetPrefix: budgetPrefixOf(guess, key),
    ownBudget: 'shared',
    usual,
    fallback,
    isOwn: false,
  }
}

function usualKeyOf(device: KnownDevice, { kind, name }: Pick<Guess, 'kind' | 'name'>): string {
  return `usual:${kind}:${name}@${device.id}`
}

function strangerCounters(guess: Guess, key: Key): GuessCounters {
  const { kind, name, address } = guess
  const isSignedIn = kind === 'current-password' || kind === 'current-step'
  return {
    // Leaves out the address of a signed-in person, because the session identifies them.
    delayKey: key(`${kind}:${name}@${isSignedIn ? '' : siteOf(address)}`),
    sourceKey: isSignedIn ? null : key(`address:${networkOf(address)}`),
    budgetPrefix: budgetPrefixOf(guess, key),
    ownBudget: isSignedIn ? 'inside' : null,
    usual: null,
    fallback: null,
    isOwn: false,
  }
}

/**
 * Returns the prefix of the budgets for the guessed secret and name. Both kinds of second-step guess have the
 * same prefix. A session's guesses at the password have other budgets than the sign-in's, because their name
 * differs (guessedName).
 */
function budgetPrefixOf({ kind, name }: Guess, key: Key): string | null {
  if (kind === 'code') return null
  const secret = kind === 'current-password' ? 'password' : kind === 'current-step' ? 'second-step' : kind
  return key(`pool:${secret}:${name}`)
}

interface Reservation {
  wait: number
  /** Whether the budget is empty, but no delay is running. */
  isEmpty: boolean
  sourceKey: string | null
  release(): Promise<void>
}

/**
 * Counts with these counters, or with the fallback when the budget is empty. The fallback counts failures for
 * the address instead of the device.
 */
async function reserveOrFallback(
  counters: Counters,
  guessCounters: GuessCounters,
  now: number,
): Promise<Reservation> {
  const reservation = await reserve(counters, guessCounters, now)
  return reservation.isEmpty && guessCounters.fallback !== null
    ? reserve(counters, guessCounters.fallback, now)
    : reservation
}

const paceOf = (counted: string) => `${counted}:pace`

async function reserve(counters: Counters, guessCounters: GuessCounters, now: number): Promise<Reservation> {
  const { delayKey, sourceKey, isOwn } = guessCounters
  const sourcePaceKey = sourceKey && paceOf(sourceKey)
  const budgets = budgetsOf(guessCounters)
  const keys = [delayKey, sourceKey, sourcePaceKey, ...budgets.map(({ key }) => key)].filter(
    (each) => each !== null,
  )
  const counts = await counters.read(keys, now)
  const before = counts.get(delayKey) ?? null
  const delay = delayAfter(before?.points ?? 0)
  const opens = before === null ? 0 : before.expire - DAY_MS + delay
  if (opens > now && opens <= now + delay + MAX_CLOCK_SKEW_MS) return waitUntil(opens, now)
  const isPaced = sourceKey !== null && (counts.get(sourceKey)?.points ?? 0) >= ADDRESS_FAILURES
  if (sourcePaceKey !== null && isPaced && !(await counters.add(sourcePaceKey, now, ADDRESS_PACE_MS, 1)))
    return waitUntil(counts.get(sourcePaceKey)?.expire ?? now + ADDRESS_PACE_MS, now)
  // From here the address has used its turn (ADDRESS_PACE_MS), even if this guess is not checked.
  const after: Counter = { points: (before?.points ?? 0) + 1, expire: now + DAY_MS }
  if (!(await counters.step(delayKey, before, after, now))) return waitUntil(now + 1000, now)
  const stepBack = () => counters.stepBack(delayKey, after, before)
  const open = budgets.filter(({ rank }) => rank === null || rank === rankOf(after.points))
  const free = { wait: 0, isEmpty: false, sourceKey }
  if (open.length === 0) return { ...free, release: isOwn ? () => counters.forget(delayKey) : stepBack }
  for (const { key, bucket } of open) {
    if (!(await counters.takeFromBucket(key, now, bucket))) continue
    const release = async () => {
      await stepBack()
      await counters.refund(key, now, bucket)
    }
    return { ...free, release }
  }
  await stepBack()
  const next = open.map(({ key, bucket }) => opensAt(counts.get(key) ?? null, bucket))
  return { ...waitUntil(Math.min(...next), now), isEmpty: true }
}

interface NamedBudget {
  key: string
  bucket: Bucket
  /** Rank of the guesses that may use the budget; null for all. */
  rank: 'first' | 'later' | null
}

function budgetsOf({ budgetPrefix, ownBudget, fallback }: GuessCounters): NamedBudget[] {
  if (budgetPrefix === null) return []
  const named = (name: keyof typeof BUDGETS) => ({ key: `${budgetPrefix}:${name}`, bucket: BUDGETS[name] })
  const strangers = (['first', 'later'] as const).map((rank) => ({ ...named(rank), rank }))
  if (ownBudget === null) return strangers
  const own = { ...named(ownBudget), rank: null }
  return fallback === null && ownBudget !== 'inside' ? [own, ...strangers] : [own]
}

/** @param points of the delay counter, including this guess */
function rankOf(points: number): 'first' | 'later' {
  return points <= FREE_FAILURES ? 'first' : 'later'
}

function waitUntil(opensAt: number, now: number): Reservation {
  const wait = Math.max(1, Math.ceil((opensAt - now) / 1000))
  return { wait, isEmpty: false, sourceKey: null, release: async () => undefined }
}
