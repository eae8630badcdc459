import { PASSKEY_MS } from '#domain/identity/passkey.ts'
import { type Bucket, createCounters } from './counters.ts'
import type { KnownDevice } from './known-devices.ts'
import { mailboxOf } from './mailbox.ts'
import { networkOf, siteOf } from './networks.ts'
import { loadSecret } from '../crypto/secret.ts'
import type { ServiceSources } from '../db/sources.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/**
 * Maximum recovery codes per hour that one address or device may request: for one person, and for all people
 * together.
 */
const CODES_PER_HOUR = 3
const CODES_OF_ALL_PER_HOUR = 100
/**
 * Maximum recovery emails to one person per day, by origin of the request:
 * - first: the first request from an address or device.
 * - again: later requests from the same address or device.
 * - kiosk: from one kiosk where the person signed in before.
 * - usual: from one network of earlier sign-ins. A colleague at the plant cannot use up the requests from
 *   home and from the kiosks.
 * - own: from the person's own device.
 */
const CODES_A_DAY = { first: 20, again: 10, kiosk: 10, usual: 10, own: 10 }
const SHARED_DEVICES_A_DAY = 50
/** Maximum unknown keys of public links from one address. A whole plant may share the address. */
const WRONG_LINKS = { most: 300, everyMs: 15 * 60_000 }
/** Maximum requests with one existing key, independent of other requests from its network. */
const CALLS_OF_LINK = { most: 60, everyMs: 15 * 60_000 }
const LINKS_PER_HOUR = 30
/**
 * Maximum employee numbers that one person may enter as a substitute, valid or not. Otherwise a person could
 * find the numbers and names of all colleagues. The numbers are sign-in names.
 */
const SUBSTITUTES_A_DAY = 20
/** Maximum emails about waiting requests to one person, however many requests others make. */
const LETTERS_A_DAY = 20
/** Maximum emails about visits to one address. Another person typed the address. */
const VISITS_A_DAY = 10
const LETTERS_TO_CANDIDATE = 6
const REPORTS_OF_ADDRESS = { most: 600, everyMs: 15 * 60_000 }
const REPORTS_PER_HOUR = 40
/**
 * Maximum reports per day: of one person on all devices, of one ended session, of all strangers at one
 * address.
 */
const REPORTS_A_DAY = { person: 400, ended: 5, strangers: 60 }

/**
 * Maximum rows of page reports per person and day, for all sessions together. The low limit of errors keeps
 * one person from filling the list of errors (portal-health/summary.ts).
 */
const ROWS_A_DAY = { visits: 1000, errors: 20 }

/**
 * Author of a page's report: a signed-in person, a person whose session has just ended, or null for a
 * stranger.
 */
export type Reporter = { what: 'person' | 'ended'; id: number; userId: number } | null
/**
 * Budget of correct passwords of one person. Each adds rows that are kept for months, in the security log for
 * years. A person signs in a few times a day; a program that signs in more often must wait.
 */
const CORRECT_PASSWORDS: Bucket = { capacity: 60, everyMs: 30_000 }

export interface CodePlace {
  address: string
  device: KnownDevice | null
  isUsual: boolean
  isUsualKiosk: boolean
}

export interface ReportRows {
  visits: number
  errors: number
}

export interface Quotas {
  /**
   * Returns whether another recovery code may be made for a person. Each origin of requests has its own
   * budget (CODES_A_DAY): requests of a stranger do not block those of the person.
   * @returns 'full' when the person's daily budget of first requests, or of the usual network or kiosk, is
   * used up
   */
  mayAskCode(who: string, from: CodePlace): Promise<'yes' | 'no' | 'full'>
  /** Counts a correct password. Returns the seconds to wait; 0 when it is accepted. */
  waitAfterRight(what: 'sign-in' | 'inside', userId: number): Promise<number>
  /** Returns false for a challenge of a passkey that was used before. */
  mayUseChallenge(challenge: string): Promise<boolean>
  mayShareDevice(address: string): Promise<boolean>
  /**
   * Returns whether a public link may be tried.
   * @param isMade whether a link with this key exists; then only the key is counted, so that invalid requests
   * from the same network block nobody
   */
  mayOpenLink(link: { address: string; keyHash: string; isMade: boolean }): Promise<boolean>
  mayMakeLink(userId: number): Promise<boolean>
  mayNameSubstitute(userId: number): Promise<boolean>
  mayWriteTo(employeeId: number): Promise<boolean>
  mayWriteToVisitor(mail: string): Promise<boolean>
  mayWriteToCandidate(mail: string): Promise<boolean>
  /** Returns whether a page may send another report. @param from `session` is the page's random id */
  mayReport(address: string, from: { session: string; reporter: Reporter }): Promise<boolean>
  /**
   * Returns how many rows of a report are stored: no person can fill the daily storage. store-report.ts
   * limits strangers.
   */
  roomForReport(reporter: Reporter, wanted: ReportRows): Promise<ReportRows>
}

export function createQuotas({ db, environment, clock }: ServiceSources): Quotas {
  const secret = loadSecret(environment)
  const counters = createCounters(db)
  const time = () => clock.now().getTime()
  const add = (kind: string, whom: string, window: number, most: number) =>
    counters.add(secret.fingerprint('limiter', `${kind}:${whom}`), time(), window, most)
  return {
    async mayAskCode(who, { address, device, isUsual, isUsualKiosk }) {
      const own = device !== null && !device.isShared
      const place = device === null ? siteOf(address) : `device:${device.id}`
      const hasRoom = own || (await add('ask-all', place, HOUR_MS, CODES_OF_ALL_PER_HOUR))
      // Stops above this limit, so that invented names add no more rows. The response is the same for every
      // name.
      if (!hasRoom) return 'no'
      const isSeldom = await add('ask', `${who}@${place}`, HOUR_MS, CODES_PER_HOUR)
      const isFirst = await add('ask-first', `${who}@${place}`, DAY_MS, 1)
      const known = own ? 'own' : isUsualKiosk ? 'kiosk' : isUsual ? 'usual' : null
      const share = known ?? (isFirst ? 'first' : 'again')
      if (!isSeldom) return 'no'
      const places: Partial<Record<typeof share, string>> = { kiosk: place, usual: networkOf(address) }
      if (await add(`ask-${share}`, `${who}@${places[share] ?? ''}`, DAY_MS, CODES_A_DAY[share])) return 'yes'
      return share === 'own' || share === 'again' ? 'no' : 'full'
    },
    async waitAfterRight(what, userId) {
      const key = secret.fingerprint('limiter', `right-${what}:${userId}`)
      return (await counters.takeFromBucket(key, time(), CORRECT_PASSWORDS))
        ? 0
        : CORRECT_PASSWORDS.everyMs / 1000
    },
    mayUseChallenge: (challenge) => add('passkey-challenge', challenge, PASSKEY_MS, 1),
    mayShareDevice: (address) => add('share', networkOf(address), DAY_MS, SHARED_DEVICES_A_DAY),
    mayOpenLink: ({ address, keyHash, isMade }) =>
      isMade
        ? add('link-made-key', keyHash, CALLS_OF_LINK.everyMs, CALLS_OF_LINK.most)
        : add('link', networkOf(address), WRONG_LINKS.everyMs, WRONG_LINKS.most),
    mayMakeLink: (userId) => add('link-made', String(userId), HOUR_MS, LINKS_PER_HOUR),
    mayNameSubstitute: (userId) => add('substitute', String(userId), DAY_MS, SUBSTITUTES_A_DAY),
    mayWriteTo: (employeeId) => add('letter', String(employeeId), DAY_MS, LETTERS_A_DAY),
    mayWriteToVisitor: (mail) => add('letter-visit', mailboxOf(mail), DAY_MS, VISITS_A_DAY),
    mayWriteToCandidate: (mail) => add('letter-candidate', mailboxOf(mail), DAY_MS, LETTERS_TO_CANDIDATE),
    async roomForReport(reporter, wanted) {
      if (reporter === null) return wanted
      const room = (kind: keyof ReportRows) => {
        const key = secret.fingerprint('limiter', `report-${kind}:${reporter.userId}`)
        return counters.addSome(key, time(), DAY_MS, ROWS_A_DAY[kind], wanted[kind])
      }
      return { visits: await room('visits'), errors: await room('errors') }
    },
    // Counts the address first: above its limit an invented session adds no row.
    mayReport: async (address, { session, reporter }) =>
      (await add('report', networkOf(address), REPORTS_OF_ADDRESS.everyMs, REPORTS_OF_ADDRESS.most)) &&
      (await (reporter === null
        ? add('report-stranger', networkOf(address), DAY_MS, REPORTS_A_DAY.strangers)
        : add(`report-${reporter.what}`, String(reporter.id), DAY_MS, REPORTS_A_DAY[reporter.what]))) &&
      add('report-session', session, HOUR_MS, REPORTS_PER_HOUR),
  }
}
