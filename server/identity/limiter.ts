import { type Bucket, type Counter, type Counters, createCounters, opensAt } from './counters.ts'
import type { FairQueue } from '../queues/fair-queue.ts'
import type { KnownDevice } from './known-devices.ts'
import { networkOf, siteOf } from './networks.ts'
import { loadSecret } from '../crypto/secret.ts'
import type { ServiceSources } from '../db/sources.ts'
import { createTurns } from '../queues/turns.ts'

/** Number of wrong attempts without a delay, because everybody mistypes. */
const FREE_FAILURES = 3
const LONGEST_DELAY_MS = 30_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/**
 * Budgets of wrong attempts at one name:
 * - first, later: strangers. The first attempts of an address, and its later ones.
 * - usual: a shared device where the name signed in before.
 * - shared: any other shared device, whose budget colleagues can use up.
 * - inside: people with a session who type the password again.
 *
 * When `usual`, `shared` or `inside` is empty, the strangers' budget is used. With a device of the
 * owner, the total is 99 in any hour (ASVS 2.2.1 requires at most a hundred).
 */
const SHARES = {
  first: { holds: 42, everyMs: 20 * MINUTE_MS },
  later: { holds: 27, everyMs: 20 * MINUTE_MS },
  usual: { holds: 3, everyMs: 40 * MINUTE_MS },
  shared: { holds: 3, everyMs: 40 * MINUTE_MS },
  inside: { holds: 3, everyMs: 20 * MINUTE_MS },
}
/**
 * Maximum failures of one address, which a whole plant may share (quality.md, Security). Above it,
 * guesses are allowed one at a time.
 */
const ADDRESS_FAILURES = 200
const ADDRESS_WINDOW_MS = 15 * 60_000
const ADDRESS_PACE_MS = 3000
/** Time in ms for which a right password makes a shared device usual for that name. */
const USUAL_MS = 90 * DAY_MS
/**
 * Maximum clock difference between two server instances, in ms. A time further in the future was
 * written before the clock was set back.
 */
const CLOCKS_APART_MS = MINUTE_MS
/** Number of wrong attempts in a day after which a known device counts as unknown. */
const DEVICE_FAILURES = 10

/** A guess. Each kind has its own counter, so that guessing codes does not delay sign-ins. */
export interface Guess {
  /** `current-password` and `current-step` are for people who are already signed in. */
  kind: 'password' | 'code' | 'second-step' | 'current-password' | 'current-step'
  /**
   * Name under which the guess is counted (guessedName): a delay must not reveal other names of the
   * person.
   */
  name: string
  address: string
  /** Known device of the person, or a shared one; null for a stranger. */
  device: KnownDevice | null
}

export interface Attempt<Result> {
  /** Seconds to wait. Above 0 nothing was checked and nothing was counted. */
  wait: number
  /** The result of the check; null when the guess was wrong. */
  result: Result | null
}

/**
 * Slows guessing down without locking out the right person (OWASP, "Slow Down Online Guessing
 * Attacks with Device Cookies"). A known device has its own counter. Strangers are counted by name
 * and address, and all strangers of a name by day. The package rate-limiter-flexible is not used:
 * it has no growing delay and uses only the system clock.
 */
export interface GuessLimiter {
  /**
   * Checks one guess, unless a delay is running. The guess is counted before the check; the point is
   * returned when it is right. Of a hundred simultaneous wrong guesses only three are checked;
   * simultaneous right ones all succeed.
   */
  attempt<Result>(guess: Guess, check: () => Promise<Result | null>): Promise<Attempt<Result>>
}

/**
 * Returns the milliseconds between the last failure and the next attempt, by number of failures: 0, 0, 0, 1 s,
 * 2 s, 4 s … 30 s.
 */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(LONGEST_DELAY_MS, 1000 * 2 ** Math.min(failures - FREE_FAILURES, 5))
}

/** Counters of a guess. */
interface Place {
  /** Counter of the growing delay. */
  lane: string
  /**
   * Counter of wrong guesses of an address or a shared device; null when a session or an own device
   * identifies the person.
   */
  crowd: string | null
  /**
   * Prefix of the budgets for wrong guesses at a name (SHARES). Null on a person's own device, and
   * for codes, which have their own limit.
   */
  pool: string | null
  /** Budget of this place besides the strangers'. */
  share: 'usual' | 'shared' | 'inside' | null
  /** Key that marks a right password on a shared device. */
  usual: string | null
  /** Place to use when the budget of this one is empty; null if there is none. */
  instead: Place | null
  /** Whether only this person is counted here, so that a right password clears the failures. */
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

  async function placeOf(guess: Guess): Promise<Place> {
    const { device } = guess
    if (device === null) return strangersPlace(guess, key)
    const own = device.isShared ? sharedPlace(guess, device, key) : ownPlace(guess, device, key)
    const counted = own.crowd ?? own.lane
    const counts = await counters.read([counted, own.usual ?? ''], time())
    const { points } = counts.get(counted) ?? { points: 0 }
    const most = device.isShared ? ADDRESS_FAILURES : DEVICE_FAILURES
    if (points >= most) return strangersPlace(guess, key)
    return own.usual !== null && counts.has(own.usual) ? { ...own, share: 'usual' } : own
  }

  /** Counts before the check, and returns the point for a right guess. */
  async function checkCounted<Result>(place: Place, check: () => Promise<Result | null>) {
    const taken = await takeOrFallback(counters, place, time())
    if (taken.wait > 0) return { wait: taken.wait, result: null }
    let result: Result | null
    try {
      result = await check()
    } catch (cause) {
      await taken.giveBack()
      throw cause
    }
    if (result !== null) {
      await taken.giveBack()
      if (place.usual !== null) await counters.keep(place.usual, time() + USUAL_MS)
    } else if (taken.crowd !== null) await counters.add(taken.crowd, time(), ADDRESS_WINDOW_MS)
    return { wait: 0, result }
  }

  return {
    // Counters are read within the queue, too: otherwise a flood would fill the database's queue.
    attempt: (guess, check) =>
      hashing.run(askerOf(guess, key), async () => {
        const place = await placeOf(guess)
        return inTurn(place.lane, () => checkCounted(place, check))
      }),
  }
}

type Key = (text: string) => string

/** Returns the caller's key in the queue for password hashing. */
function askerOf({ address, device }: Guess, key: Key): string {
  return device === null ? networkOf(address) : key(`device:${device.id}`)
}

function ownPlace({ kind }: Guess, device: KnownDevice, key: Key): Place {
  const lane = key(`own:${kind}:${device.id}`)
  return { lane, crowd: null, pool: null, share: null, usual: null, instead: null, isOwn: true }
}

/** Returns the place of a kiosk, which is independent of the plant's address. */
function sharedPlace(guess: Guess, device: KnownDevice, key: Key): Place {
  const { kind, name } = guess
  const crowd = key(`shared:${device.id}`)
  const lane = key(`${kind}:${name}@shared:${device.id}`)
  const usual = key(`usual:${kind}:${name}@${device.id}`)
  const instead = strangersPlace(guess, key)
  return { lane, crowd, pool: poolOf(guess, key), share: 'shared', usual, instead, isOwn: false }
}

function strangersPlace(guess: Guess, key: Key): Place {
  const { kind, name, address } = guess
  const isIn = kind === 'current-password' || kind === 'current-step'
  return {
    // With a session the address adds no information.
    lane: key(`${kind}:${name}@${isIn ? '' : siteOf(address)}`),
    crowd: isIn ? null : key(`address:${networkOf(address)}`),
    pool: poolOf(guess, key),
    share: isIn ? 'inside' : null,
    usual: null,
    instead: null,
    isOwn: false,
  }
}

/**
 * Returns the pool of the guessed secret: a signed-in person's current password is the same one
 * that strangers guess.
 */
function poolOf({ kind, name }: Guess, key: Key): string | null {
  if (kind === 'code') return null
  const secret = kind === 'current-password' ? 'password' : kind === 'current-step' ? 'second-step' : kind
  return key(`pool:${secret}:${name}`)
}

interface Taken {
  wait: number
  /** Whether only the budget is empty and no delay is running. */
  isEmpty: boolean
  /** Crowd counter of the place that was used. */
  crowd: string | null
  giveBack(): Promise<void>
}

/**
 * Takes from the place, or from its fallback when the budget is empty. The fallback also counts
 * towards the address.
 */
async function takeOrFallback(counters: Counters, place: Place, now: number): Promise<Taken> {
  const taken = await take(counters, place, now)
  return taken.isEmpty && place.instead !== null ? take(counters, place.instead, now) : taken
}

const paceOf = (counted: string) => `${counted}:pace`

/** Counts one guess as wrong before it is checked, unless a delay is running. */
async function take(counters: Counters, place: Place, now: number): Promise<Taken> {
  const { lane, crowd, isOwn } = place
  const crowdPace = crowd && paceOf(crowd)
  const shares = sharesOf(place)
  const keys = [lane, crowd, crowdPace, ...shares.map(({ key }) => key)].filter((each) => each !== null)
  const counts = await counters.read(keys, now)
  const before = counts.get(lane) ?? null
  const delay = delayAfter(before?.points ?? 0)
  const opens = before === null ? 0 : before.expire - DAY_MS + delay
  if (opens > now && opens <= now + delay + CLOCKS_APART_MS) return waitUntil(opens, now)
  const isPaced = crowd !== null && (counts.get(crowd)?.points ?? 0) >= ADDRESS_FAILURES
  if (crowdPace !== null && isPaced && !(await counters.add(crowdPace, now, ADDRESS_PACE_MS, 1)))
    return waitUntil(counts.get(crowdPace)?.expire ?? now + ADDRESS_PACE_MS, now)
  // ADDRESS_PACE_MS limits the address from here on, even when this guess is not checked.
  const after: Counter = { points: (before?.points ?? 0) + 1, expire: now + DAY_MS }
  if (!(await counters.step(lane, before, after, now))) return waitUntil(now + 1000, now)
  const stepBack = () => counters.stepBack(lane, after, before)
  const open = shares.filter(({ rank }) => rank === null || rank === rankOf(after.points))
  const free = { wait: 0, isEmpty: false, crowd }
  if (open.length === 0) return { ...free, giveBack: isOwn ? () => counters.forget(lane) : stepBack }
  for (const { key, bucket } of open) {
    if (!(await counters.draw(key, now, bucket))) continue
    const giveBack = async () => {
      await stepBack()
      await counters.refund(key, now, bucket)
    }
    return { ...free, giveBack }
  }
  await stepBack()
  const next = open.map(({ key, bucket }) => opensAt(counts.get(key) ?? null, bucket))
  return { ...waitUntil(Math.min(...next), now), isEmpty: true }
}

interface NamedShare {
  key: string
  bucket: Bucket
  /** Rank of the guesses that may use it; null for all. */
  rank: 'first' | 'later' | null
}

/** Returns the budgets a guess may use, its own first. */
function sharesOf({ pool, share, instead }: Place): NamedShare[] {
  if (pool === null) return []
  const named = (name: keyof typeof SHARES) => ({ key: `${pool}:${name}`, bucket: SHARES[name] })
  const strangers = (['first', 'later'] as const).map((rank) => ({ ...named(rank), rank }))
  if (share === null) return strangers
  const own = { ...named(share), rank: null }
  return instead === null ? [own, ...strangers] : [own]
}

/**
 * Returns whether the guess is one of the first. @param points counted in the lane, including this
 * guess
 */
function rankOf(points: number): 'first' | 'later' {
  return points <= FREE_FAILURES ? 'first' : 'later'
}

function waitUntil(opensAt: number, now: number): Taken {
  const wait = Math.max(1, Math.ceil((opensAt - now) / 1000))
  return { wait, isEmpty: false, crowd: null, giveBack: async () => undefined }
}
