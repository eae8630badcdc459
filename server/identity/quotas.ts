import { mailboxOf } from '#domain/mail-address.ts'
import { type Bucket, createCounters } from './counters.ts'
import type { KnownDevice } from './known-devices.ts'
import { networkOf, siteOf } from './networks.ts'
import { loadSecret } from '../crypto/secret.ts'
import type { ServiceSources } from '../db/sources.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Recovery codes that one place may request for one person, and for all people together. */
const CODES_PER_HOUR = 3
const CODES_OF_ALL_PER_HOUR = 100
/**
 * Mails to one person in a day: for the first request of each address, for later ones, for addresses that they have signed in
 * from, and for own devices.
 */
const CODES_A_DAY = { first: 20, again: 10, usual: 10, own: 10 }
const SHARED_DEVICES_A_DAY = 50
/** Keys of public links that nobody has made, behind one address; a whole plant may be behind it. */
const WRONG_LINKS = { most: 300, everyMs: 15 * 60_000 }
/** Calls with one key that was made: whatever else comes from its network, it has a share of its own. */
const CALLS_OF_LINK = { most: 60, everyMs: 15 * 60_000 }
/** Links that one person makes; each is shown or sent once. */
const LINKS_PER_HOUR = 30
/** Substitutes that one person names, right or wrong: each is answered with a colleague's name, and numbers are names to sign in with. */
const SUBSTITUTES_A_DAY = 20
/** Letters about what waits to one person: whoever asks can make somebody no more. */
const LETTERS_A_DAY = 20
/** Letters about visits to one address, which somebody else has typed. */
const VISITS_A_DAY = 10
/** To somebody who is proposed for a vacancy: an offer, an account, and again where one was lost. */
const LETTERS_TO_CANDIDATE = 6
/** Reports of pages behind one address, where a whole plant may stand, and of one page's session. */
const REPORTS_OF_ADDRESS = { most: 600, everyMs: 15 * 60_000 }
const REPORTS_PER_HOUR = 40
/** Of one person on all their devices, and of all who are not signed in behind one address. */
const REPORTS_A_DAY = { person: 400, ended: 5, strangers: 60 }

/** Of these reports, rows of one person in a day, however many sessions they open: a twentieth of the store's day. */
const ROWS_A_DAY = { visits: 1000, errors: 100 }

/** Who a page's report is of: somebody signed in, somebody whose session has just ended, or a stranger (null). */
export type Teller = { what: 'person' | 'ended'; id: number; userId: number } | null
/**
 * Right passwords of one person, who is known by then: each leaves rows for months, and in the record, which nobody can
 * shorten, for years. A person signs in some times a day, a program that does is told to wait.
 */
const RIGHT_ONES: Bucket = { holds: 60, everyMs: 30_000 }

/** Where a code is asked for. */
export interface CodePlace {
  address: string
  device: KnownDevice | null
  /** The person has signed in from this network lately. */
  isUsual: boolean
}

export interface ReportRows {
  visits: number
  errors: number
}

/** Limits of amounts, counted in the database for all copies of the server. */
export interface Quotas {
  /**
   * Whether one more recovery code may be made for a person. A stranger uses up what their own address may ask and no
   * more: the first request of another address, those of addresses that the person has signed in from, and those of the
   * person's own devices have shares of their own.
   * @returns full: strangers have used up what they may ask for that person in a day
   */
  mayAskCode(who: string, from: CodePlace): Promise<'yes' | 'no' | 'full'>
  /** Seconds until another right password of that person counts; 0 when it does now. */
  waitAfterRight(what: 'sign-in' | 'inside', userId: number): Promise<number>
  /** Whether one more shared device may become known from this place. */
  mayShareDevice(address: string): Promise<boolean>
  /**
   * Whether a public link may be tried. @param isMade whether a link has this key: then the key alone is counted, so that
   * nonsense from its network keeps nobody out
   */
  mayOpenLink(link: { address: string; keyHash: string; isMade: boolean }): Promise<boolean>
  mayMakeLink(userId: number): Promise<boolean>
  mayNameSubstitute(userId: number): Promise<boolean>
  /** Whether that person may get another letter about what waits for them. */
  mayWriteTo(employeeId: number): Promise<boolean>
  mayWriteToVisitor(mail: string): Promise<boolean>
  /** Whether somebody who is proposed for a vacancy may get another letter with a link. */
  mayWriteToCandidate(candidateId: number): Promise<boolean>
  /**
   * Whether a page may tell once more how it is doing.
   * @param from session: drawn by chance
   */
  mayReport(address: string, from: { session: string; teller: Teller }): Promise<boolean>
  /** How many of a report's rows are kept: nobody fills the day's store for everybody. Strangers have a share together. */
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
      // No row for a name that somebody invents. The difference does not show: the answer is the same for every
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
    // The address first: beyond its share no row is made for a session that somebody invents.
    mayReport: async (address, { session, teller }) =>
      (await add('report', networkOf(address), REPORTS_OF_ADDRESS.everyMs, REPORTS_OF_ADDRESS.most)) &&
      (await (teller === null
        ? add('report-stranger', networkOf(address), DAY_MS, REPORTS_A_DAY.strangers)
        : add(`report-${teller.what}`, String(teller.id), DAY_MS, REPORTS_A_DAY[teller.what]))) &&
      add('report-session', session, HOUR_MS, REPORTS_PER_HOUR),
  }
}
