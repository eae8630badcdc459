import { createCounters } from './counters.ts'
import { networkOf } from './networks.ts'
import { loadSecret } from '../crypto/secret.ts'
import type { ServiceSources } from '../db/sources.ts'

const QUARTER_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/**
 * Maximum pieces per day of a ticket: five times the largest envelope, because a bad connection loses pieces.
 */
const PIECES_A_TICKET = 400
/** Maximum pieces of a person per quarter of an hour: some 600 MB at the largest piece size. */
const PIECES_A_PERSON = 1200
/** Maximum pieces from an address per quarter of an hour. A whole plant may share the address. */
const PIECES_AN_ADDRESS = 4000
/**
 * Maximum requests of a person per quarter of an hour. Several months of offline work need only a small part
 * of them.
 */
const DELIVERIES_A_PERSON = 600
/** Maximum joins of a person per quarter of an hour. Each joins and decrypts up to 19 MB. */
const LISTS_A_PERSON = 120
/**
 * Maximum requests without a ticket from an address per quarter of an hour. Older app versions send them, and
 * a whole shift may reconnect at the same time.
 */
const DELIVERIES_AN_ADDRESS = 3000

export interface Sender {
  /** The ticket as text, and its person; null without a ticket. */
  ticket: { text: string; userId: number } | null
  address: string
}

export interface SendingLimits {
  /**
   * Counts one sealed request. A ticket makes it count for the person instead of the address: neighbours then
   * cannot use up the limit.
   */
  mayDeliver(sender: Sender): Promise<boolean>
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
      // Checks the narrowest limit first: a stolen ticket uses up only its own limit.
      return (
        ticket !== null &&
        (await count('piece-ticket', ticket.text, PIECES_A_TICKET, DAY_MS)) &&
        (await count('piece-person', String(ticket.userId), PIECES_A_PERSON, QUARTER_MS)) &&
        count('piece', networkOf(address), PIECES_AN_ADDRESS, QUARTER_MS)
      )
    },
  }
}
