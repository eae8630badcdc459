import { type Bucket, type Counter, type Counters, createCounters, opensAt } from './counters.ts'
import type { FairQueue } from '../queues/fair-queue.ts'
import type { KnownDevice } from './known-devices.ts'
import { networkOf, siteOf } from './networks.ts'
import { loadSecret } from '../crypto/secret.ts'
import type { ServiceSources } from '../db/sources.ts'
import { createTurns } from '../queues/turns.ts'

/** Wrong tries that cost no delay yet; everybody mistypes. */
const FREE_FAILURES = 3
const LONGEST_DELAY_MS = 30_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/**
 * What may be got wrong at one name: by strangers, the first ones of an address apart from later ones; at devices that
 * many people use, those where that name came in before apart from others, which any colleague can make as many of as
 * they like; by whoever has a session and types the password once more. Who finds their own empty takes from the
 * strangers'. With a device of its owner that is 99 in any hour (ASVS 2.2.1 wants no more than a hundred).
 */
const SHARES = {
  first: { holds: 42, everyMs: 20 * MINUTE_MS },
  later: { holds: 27, everyMs: 20 * MINUTE_MS },
  usual: { holds: 3, everyMs: 40 * MINUTE_MS },
  shared: { holds: 3, everyMs: 40 * MINUTE_MS },
  inside: { holds: 3, everyMs: 20 * MINUTE_MS },
}
/** A whole plant may stand behind one address (quality.md, Security); after that one guess at a time. */
const ADDRESS_FAILURES = 200
const ADDRESS_WINDOW_MS = 15 * 60_000
const ADDRESS_PACE_MS = 3000
/** Time since the last right password of a name on a shared device. */
const USUAL_MS = 90 * DAY_MS
/**
 * Difference between the clocks of two copies of the server. A time further ahead was written before the clock
 * was set back.
 */
const CLOCKS_APART_MS = MINUTE_MS
/** A known device with this many wrong tries in a day counts as a stranger's. */
const DEVICE_FAILURES = 10

/** What is guessed: each kind has its own count, so that guessing codes delays nobody's sign-in. */
export interface Guess {
  /** The last two are asked of people who are already signed in. */
  kind: 'password' | 'code' | 'second-step' | 'current-password' | 'current-step'
  /** The typed name, known or not (guessedName): the delay of one name must not show at another. */
  name: string
  address: string
  /** How the person, or several people, signed in here before; null for a stranger. */
  device: KnownDevice | null
}

export interface Attempt<Result> {
  /** Seconds to wait; above 0 nothing was checked and nothing is counted. */
  wait: number
  /** The result of the check; null when the guess was wrong. */
  result: Result | null
}

/**
 * Slows guessing down without ever locking out the right person (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). A device that is known has a count of its own; strangers are counted by name and address, and all strangers
 * of a name by day. Not rate-limiter-flexible: it knows no growing delay and no clock but its own.
 */
export interface GuessLimiter {
  /**
   * Checks one guess, unless a delay runs. It is counted before it is checked and given back when it was right, so
   * that a hundred sent at once get no further than three; right ones sent at once all work.
   */
  attempt<Result>(guess: Guess, check: () => Promise<Result | null>): Promise<Attempt<Result>>
}

/**
 * Milliseconds between the last failure and the next try, by number of failures: 0, 0, 0, 1 s, 2 s, 4 s … 30 s.
 */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(LONGEST_DELAY_MS, 1000 * 2 ** Math.min(failures - FREE_FAILURES, 5))
}

/** Where a guess is counted. */
interface Place {
  /** Grows the delay. */
  lane: string
  /**
   * All guesses of an address, or of a shared device; null where a session or an own device tells who it is.
   */
  crowd: string | null
  /**
   * All guesses at a name except from its own devices; null for those, and for codes, which have their own
   * number of tries.
   */
  pool: string | null
  /** Which of the pool's shares is theirs, beside the strangers'. */
  share: 'usual' | 'shared' | 'inside' | null
  /** Where a right password is remembered: on shared devices. */
  usual: string | null
  /** Whose turn it is when the share is empty; without one all of a lane's guesses are of one place. */
  instead: Place | null
  /** Nobody else counts here: a right password clears the mistakes. */
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

  /** Counted before the check, and given back when it was right. */
  async function checkCounted<Result>(place: Place, check: () => Promise<Result | null>) {
    const taken = await takeOrInstead(counters, place, time())
    if (taken.wait > 0) return { wait: taken.wait, result: null }
    let result: Result | null
    try {
      result = await check()
    } catch (cause) {
      // Nothing was checked.
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
    // The counts, too, are asked for in the asker's turn: a flood would fill the database's line as well.
    attempt: (guess, check) =>
      hashing.run(askerOf(guess, key), async () => {
        const place = await placeOf(guess)
        return inTurn(place.lane, () => checkCounted(place, check))
      }),
  }
}

type Key = (text: string) => string

/** Who waits together for a processor. */
function askerOf({ address, device }: Guess, key: Key): string {
  return device === null ? networkOf(address) : key(`device:${device.id}`)
}

function ownPlace({ kind }: Guess, device: KnownDevice, key: Key): Place {
  const lane = key(`own:${kind}:${device.id}`)
  return { lane, crowd: null, pool: null, share: null, usual: null, instead: null, isOwn: true }
}

/** A kiosk is a place of its own, whatever happens behind the plant's address. */
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
    // With a session the address says nothing more.
    lane: key(`${kind}:${name}@${isIn ? '' : siteOf(address)}`),
    crowd: isIn ? null : key(`address:${networkOf(address)}`),
    pool: poolOf(guess, key),
    share: isIn ? 'inside' : null,
    usual: null,
    instead: null,
    isOwn: false,
  }
}

/** By the secret: the password of a session's owner is the one that strangers guess. */
function poolOf({ kind, name }: Guess, key: Key): string | null {
  if (kind === 'code') return null
  const secret = kind === 'current-password' ? 'password' : kind === 'current-step' ? 'second-step' : kind
  return key(`pool:${secret}:${name}`)
}

interface Taken {
  wait: number
  /** Only the share says to wait. */
  isEmpty: boolean
  /** Of the place that it was taken at. */
  crowd: string | null
  giveBack(): Promise<void>
}

/** The strangers' share is left to their lanes: it is shared out by address, and devices cost nothing. */
async function takeOrInstead(counters: Counters, place: Place, now: number): Promise<Taken> {
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
  // An address's turn is not given back: it returns by itself in three seconds.
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
  /** Which guesses of a lane it is for; null: all. */
  rank: 'first' | 'later' | null
}

/** From which a guess may be taken, its own first. */
function sharesOf({ pool, share, instead }: Place): NamedShare[] {
  if (pool === null) return []
  const named = (name: keyof typeof SHARES) => ({ key: `${pool}:${name}`, bucket: SHARES[name] })
  const strangers = (['first', 'later'] as const).map((rank) => ({ ...named(rank), rank }))
  if (share === null) return strangers
  const own = { ...named(share), rank: null }
  return instead === null ? [own, ...strangers] : [own]
}

/** @param points counted in the lane, this guess included */
function rankOf(points: number): 'first' | 'later' {
  return points <= FREE_FAILURES ? 'first' : 'later'
}

function waitUntil(opensAt: number, now: number): Taken {
  const wait = Math.max(1, Math.ceil((opensAt - now) / 1000))
  return { wait, isEmpty: false, crowd: null, giveBack: async () => undefined }
}
