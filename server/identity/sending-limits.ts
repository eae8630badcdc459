import { createCounters } from './counters.ts'
import { networkOf } from './networks.ts'
import { loadSecret } from '../crypto/secret.ts'
import type { ServiceSources } from '../db/sources.ts'

const QUARTER_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Five times the largest envelope, because a bad connection loses pieces. */
const PIECES_A_TICKET = 400
/** In a quarter of an hour: some 300 MB. */
const PIECES_A_PERSON = 1200
/** In a quarter of an hour: a gigabyte. A whole plant may share one address. */
const PIECES_AN_ADDRESS = 4000
/** In a quarter of an hour: the forms and papers of several months offline, many times over. */
const DELIVERIES_A_PERSON = 600
/** Each is joined and decrypted, up to 19 MB. */
const LISTS_A_PERSON = 120
/** Small requests without a ticket, from older app versions. A whole shift may come back online at once. */
const DELIVERIES_AN_ADDRESS = 3000

export interface Sender {
  /** Ticket text and its person; null for none. */
  ticket: { text: string; userId: number } | null
  address: string
}

/**
 * Rate limits of sealed requests by ticket, person and address; counted in the database for all server
 * instances.
 */
export interface SendingLimits {
  /**
   * Counts one sealed request. A request with a ticket does not count for its address, so that neighbours do
   * not use up its limit.
   */
  mayDeliver(sender: Sender): Promise<boolean>
  /** Counts a request to join an envelope from its pieces. */
  mayJoin(sender: Sender): Promise<boolean>
  maySendPiece(sender: Sender): Promise<boolean>
}

export function createSendingLimits({ db, environment, clock }: ServiceSources): SendingLimits {
  const secret = loadSecret(environment)

  const counters = createCounters(db)
  const count = (kind: string, whom: string, most: number, windowMs: number) =>
    counters.add(secret.fingerprint('limiter', `${kind}:${whom}`), clock.now().getTime(), windowMs, most)

  return {
    mayDeliver({ ticket, address }) {
      return ticket === null
        ? count('deliver', networkOf(address), DELIVERIES_AN_ADDRESS, QUARTER_MS)
        : count('deliver-as', String(ticket.userId), DELIVERIES_A_PERSON, QUARTER_MS)
    },
    async mayJoin({ ticket }) {
      return ticket !== null && count('join', String(ticket.userId), LISTS_A_PERSON, QUARTER_MS)
    },
    async maySendPiece({ ticket, address }) {
      // Narrowest limit first: a stolen ticket can use up only its own.
      return (
        ticket !== null &&
        (await count('piece-ticket', ticket.text, PIECES_A_TICKET, DAY_MS)) &&
        (await count('piece-person', String(ticket.userId), PIECES_A_PERSON, QUARTER_MS)) &&
        count('piece', networkOf(address), PIECES_AN_ADDRESS, QUARTER_MS)
      )
    },
  }
}
