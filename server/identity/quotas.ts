import { mailboxOf } from '#domain/mail-address.ts'
import { type Bucket, createCounters } from './counters.ts'
import type { KnownDevice } from './known-devices.ts'
import { networkOf, siteOf } from './networks.ts'
import { loadSecret } from '../crypto/secret.ts'
import type { ServiceSources } from '../db/sources.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Recovery codes that one place may request per hour for one person, and for all people together. */
const CODES_PER_HOUR = 3
const CODES_OF_ALL_PER_HOUR = 100
/**
 * Mails to one person per day: for the first request of each address, for later ones, for addresses of earlier
 * sign-ins, and for own devices.
 */
const CODES_A_DAY = { first: 20, again: 10, usual: 10, own: 10 }
const SHARED_DEVICES_A_DAY = 50
/** Unknown keys of public links tried from one address, which a whole plant may share. */
const WRONG_LINKS = { most: 300, everyMs: 15 * 60_000 }
/** Requests with one existing key, independent of other requests from its network. */
const CALLS_OF_LINK = { most: 60, everyMs: 15 * 60_000 }
/** Links made by one person; each is shown or sent once. */
const LINKS_PER_HOUR = 30
/**
 * Substitutes entered by one person, valid or not: each response contains a colleague's name, and numbers are
 * sign-in names.
 */
const SUBSTITUTES_A_DAY = 20
/** Letters about waiting requests to one person, however many requests others make. */
const LETTERS_A_DAY = 20
/** Letters about visits to one address, which another person typed. */
const VISITS_A_DAY = 10
/** Letters to a candidate: an offer, an account, and repetitions for lost ones. */
const LETTERS_TO_CANDIDATE = 6
/** Reports of pages from one address, which a whole plant may share, and of one page session. */
const REPORTS_OF_ADDRESS = { most: 600, everyMs: 15 * 60_000 }
const REPORTS_PER_HOUR = 40
/**
 * Reports per day of one person on all devices, of one ended session's person, and of all strangers at one
 * address.
 */
const REPORTS_A_DAY = { person: 400, ended: 5, strangers: 60 }

/**
 * Stored rows of these reports per person and day, independent of the number of sessions: a twentieth of the
 * daily total.
 */
const ROWS_A_DAY = { visits: 1000, errors: 100 }

/**
 * Author of a page's report: a signed-in person, a person whose session has just ended, or a stranger (null).
 */
export type Teller = { what: 'person' | 'ended'; id: number; userId: number } | null
/**
 * Correct passwords of one identified person: each adds rows for months, and for years in the permanent
 * security log. A person signs in a few times a day; a program that signs in more often must wait.
 */
const RIGHT_ONES: Bucket = { holds: 60, everyMs: 30_000 }

/** Origin of a request for a recovery code. */
export interface CodePlace {
  address: string
  device: KnownDevice | null
  /** The person signed in from this network recently. */
  isUsual: boolean
}

export interface ReportRows {
  visits: number
  errors: number
}

/** Rate limits counted in the database for all server instances. */
export interface Quotas {
  /**
   * Returns whether another recovery code may be made for a person. A stranger can only use up the budget of
   * their own address. First requests of other addresses, addresses of earlier sign-ins, and the person's own
   * devices have separate budgets.
   * @returns full: strangers have used up their daily budget for that person
   */
  mayAskCode(who: string, from: CodePlace): Promise<'yes' | 'no' | 'full'>
  /** Returns the seconds until another correct password of that person is accepted; 0 for now. */
  waitAfterRight(what: 'sign-in' | 'inside', userId: number): Promise<number>
  /** Returns whether another shared device may become known from this place. */
  mayShareDevice(address: string): Promise<boolean>
  /**
   * Returns whether a public link may be tried. @param isMade whether a link has this key; then only the key is
   * counted, so that invalid requests from its network block nobody
   */
  mayOpenLink(link: { address: string; keyHash: string; isMade: boolean }): Promise<boolean>
  mayMakeLink(userId: number): Promise<boolean>
  mayNameSubstitute(userId: number): Promise<boolean>
  /** Returns whether the person may get another letter about requests that wait for them. */
  mayWriteTo(employeeId: number): Promise<boolean>
  mayWriteToVisitor(mail: string): Promise<boolean>
  /** Returns whether a candidate may get another letter with a link. */
  mayWriteToCandidate(candidateId: number): Promise<boolean>
  /**
   * Returns whether a page may send another report.
   * @param from session: random id
   */
  mayReport(address: string, from: { session: string; teller: Teller }): Promise<boolean>
  /**
   * Returns how many of a report's rows are stored, so that no author fills the daily storage. Strangers share
   * one budget.
   */
  roomForReport(teller: Teller, wanted: ReportRows): Promise<ReportRows>
}

export function createQuotas({ db, environment, clock }: ServiceSources): Quotas {
  const secret = loadSecret(environment)
  const counters = createCounters(db)
  const time = () => clock.now().getTime()
  const add = (kind: string, whom: string, window: number, most: number) =>
    counters.add(secret.fingerprint('limiter', `${kind}:${whom}`), time(), window, most)
  return {
    async mayAskCode(who, { address, device, isUsual }) {
      const own = device !== null && !device.isShared
      const place = device === null ? siteOf(address) : `device:${device.id}`
      const hasRoom = own || (await add('ask-all', place, HOUR_MS, CODES_OF_ALL_PER_HOUR))
      // No row for an invented name. The difference is invisible, because the response is the same for every
      // name.
      if (!hasRoom) return 'no'
      const isSeldom = await add('ask', `${who}@${place}`, HOUR_MS, CODES_PER_HOUR)
      const isFirst = await add('ask-first', `${who}@${place}`, DAY_MS, 1)
      const share = own ? 'own' : isUsual ? 'usual' : isFirst ? 'first' : 'again'
      if (!isSeldom) return 'no'
      if (await add(`ask-${share}`, who, DAY_MS, CODES_A_DAY[share])) return 'yes'
      return share === 'first' ? 'full' : 'no'
    },
    async waitAfterRight(what, userId) {
      const key = secret.fingerprint('limiter', `right-${what}:${userId}`)
      return (await counters.draw(key, time(), RIGHT_ONES)) ? 0 : RIGHT_ONES.everyMs / 1000
    },
    mayShareDevice: (address) => add('share', networkOf(address), DAY_MS, SHARED_DEVICES_A_DAY),
    mayOpenLink: ({ address, keyHash, isMade }) =>
      isMade
        ? add('link-made-key', keyHash, CALLS_OF_LINK.everyMs, CALLS_OF_LINK.most)
        : add('link', networkOf(address), WRONG_LINKS.everyMs, WRONG_LINKS.most),
    mayMakeLink: (userId) => add('link-made', String(userId), HOUR_MS, LINKS_PER_HOUR),
    mayNameSubstitute: (userId) => add('substitute', String(userId), DAY_MS, SUBSTITUTES_A_DAY),
    mayWriteTo: (employeeId) => add('letter', String(employeeId), DAY_MS, LETTERS_A_DAY),
    mayWriteToVisitor: (mail) => add('letter-visit', mailboxOf(mail), DAY_MS, VISITS_A_DAY),
    mayWriteToCandidate: (id) => add('letter-candidate', String(id), DAY_MS, LETTERS_TO_CANDIDATE),
    async roomForReport(teller, wanted) {
      if (teller === null) return wanted
      const room = (kind: keyof ReportRows) => {
        const key = secret.fingerprint('limiter', `report-${kind}:${teller.userId}`)
        return counters.addSome(key, time(), DAY_MS, ROWS_A_DAY[kind], wanted[kind])
      }
      return { visits: await room('visits'), errors: await room('errors') }
    },
    // The address is counted first: above its limit no row is made for an invented session.
    mayReport: async (address, { session, teller }) =>
      (await add('report', networkOf(address), REPORTS_OF_ADDRESS.everyMs, REPORTS_OF_ADDRESS.most)) &&
      (await (teller === null
        ? add('report-stranger', networkOf(address), DAY_MS, REPORTS_A_DAY.strangers)
        : add(`report-${teller.what}`, String(teller.id), DAY_MS, REPORTS_A_DAY[teller.what]))) &&
      add('report-session', session, HOUR_MS, REPORTS_PER_HOUR),
  }
}
