import { type Counter, type Counters, createCounters } from './counters.ts'
import type { FairQueue } from './fair-queue.ts'
import type { KnownDevice } from './known-devices.ts'
import { networkOf, siteOf } from './networks.ts'
import { loadSecret } from './secret.ts'
import type { ServiceSources } from './services.ts'
import { createTurns } from './turns.ts'

/** Failures that cost nothing yet; everybody mistypes. */
const FREE_FAILURES = 3
const LONGEST_DELAY_MS = 30_000
const DAY_MS = 24 * 60 * 60_000
/** What strangers may get wrong at one name in a day: as the first ones of their address, and as later ones. */
const FIRST_A_DAY = 150
const LATER_A_DAY = 50
/** Then all of them together have one guess in this time. */
const NAME_PACE_MS = 5 * 60_000
/** A whole plant may stand behind one address (quality.md, Security); after that one guess at a time. */
const ADDRESS_FAILURES = 200
const ADDRESS_WINDOW_MS = 15 * 60_000
const ADDRESS_PACE_MS = 3000
/** A device that is known and gets so many wrong in a day is a stranger's from then on. */
const DEVICE_FAILURES = 50

/** What is being guessed: each has its own count, so that guessing codes delays nobody's sign-in. */
export interface Guess {
  /** The last two are asked of whoever has come in already. */
  kind: 'password' | 'code' | 'second-step' | 'current-password' | 'current-step'
  /** One name of whoever is meant, known or not (whoIs): the delay of one name must not show at another. */
  name: string
  address: string
  /** By which the person, or many people, came in before; null for a stranger. */
  device: KnownDevice | null
}

export interface Attempt<Result> {
  /** Seconds to wait; above 0 nothing was checked and nothing counts. */
  wait: number
  /** What the check found; null when it was wrong. */
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

/** Milliseconds between the last of so many failures and the next try: 0, 0, 0, 1 s, 2 s, 4 s … 30 s. */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(LONGEST_DELAY_MS, 1000 * 2 ** Math.min(failures - FREE_FAILURES, 5))
}

/** Where a guess counts. */
interface Place {
  /** Grows the delay. */
  lane: string
  /** All of an address, or of a shared device; null where a session or an own device tells who it is. */
  crowd: string | null
  /** All strangers of a name; null for an own device, and for codes, which have their own number of tries. */
  pool: string | null
  /** Nobody else counts there: a right password makes it forget its mistakes. */
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
    const { points } = (await counters.read([counted], time())).get(counted) ?? { points: 0 }
    const most = device.isShared ? ADDRESS_FAILURES : DEVICE_FAILURES
    return points < most ? own : strangersPlace(guess, key)
  }

  /** Counted first, and given back when it was right. */
  async function checkCounted<Result>(place: Place, check: () => Promise<Result | null>) {
    const taken = await take(counters, place, time())
    if (taken.wait > 0) return { wait: taken.wait, result: null }
    let result: Result | null
    try {
      result = await check()
    } catch (cause) {
      // Nothing was checked.
      await taken.giveBack()
      throw cause
    }
    if (result !== null) await taken.giveBack()
    else if (place.crowd !== null) await counters.add(place.crowd, time(), ADDRESS_WINDOW_MS)
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
  return { lane, crowd: null, pool: null, isOwn: true }
}

/** A kiosk is a place of its own, whatever happens behind the plant's address. */
function sharedPlace({ kind, name }: Guess, device: KnownDevice, key: Key): Place {
  const crowd = key(`shared:${device.id}`)
  const lane = key(`${kind}:${name}@shared:${device.id}`)
  return { lane, crowd, pool: key(`pool:shared:${kind}:${name}`), isOwn: false }
}

function strangersPlace({ kind, name, address }: Guess, key: Key): Place {
  const crowd = key(`address:${networkOf(address)}`)
  const isIn = kind === 'current-password' || kind === 'current-step'
  return {
    // With a session an address says nothing more.
    lane: key(`${kind}:${name}@${isIn ? '' : siteOf(address)}`),
    crowd: isIn ? null : crowd,
    pool: kind === 'code' ? null : key(`pool:${kind}:${name}`),
    isOwn: false,
  }
}

interface Taken {
  wait: number
  giveBack(): Promise<void>
}

const paceOf = (counted: string) => `${counted}:pace`

/** Counts one guess, as if it had been wrong already, unless something says to wait. */
async function take(counters: Counters, { lane, crowd, pool, isOwn }: Place, now: number): Promise<Taken> {
  const crowdPace = crowd && paceOf(crowd)
  const poolPace = pool && paceOf(pool)
  const keys = [lane, crowd, crowdPace, poolPace].filter((each) => each !== null)
  const counts = await counters.read(keys, now)
  const before = counts.get(lane) ?? null
  const opensAt = before === null ? 0 : before.expire - DAY_MS + delayAfter(before.points)
  if (opensAt > now) return waitUntil(opensAt, now)
  const isPaced = crowd !== null && (counts.get(crowd)?.points ?? 0) >= ADDRESS_FAILURES
  if (crowdPace !== null && isPaced && !(await counters.add(crowdPace, now, ADDRESS_PACE_MS, 1)))
    return waitUntil(counts.get(crowdPace)?.expire ?? now + ADDRESS_PACE_MS, now)
  // An address's turn is not given back: it passes by itself in three seconds.
  const after: Counter = { points: (before?.points ?? 0) + 1, expire: now + DAY_MS }
  if (!(await counters.step(lane, before, after, now))) return waitUntil(now + 1000, now)
  const stepBack = () => counters.stepBack(lane, after, before)
  if (pool === null || poolPace === null)
    return { wait: 0, giveBack: isOwn ? () => counters.forget(lane) : stepBack }
  const isFirst = after.points <= FREE_FAILURES
  const share = `${pool}:${isFirst ? 'first' : 'later'}`
  const most = isFirst ? FIRST_A_DAY : LATER_A_DAY
  const hasShare = await counters.add(share, now, DAY_MS, most)
  if (!hasShare && !(await counters.add(poolPace, now, NAME_PACE_MS, 1))) {
    await stepBack()
    return waitUntil(counts.get(poolPace)?.expire ?? now + NAME_PACE_MS, now)
  }
  const pacedOrShared = hasShare ? share : poolPace
  async function giveBack(): Promise<void> {
    await stepBack()
    await counters.takeBack(pacedOrShared)
  }
  return { wait: 0, giveBack }
}

function waitUntil(opensAt: number, now: number): Taken {
  return { wait: Math.max(1, Math.ceil((opensAt - now) / 1000)), giveBack: async () => undefined }
}
