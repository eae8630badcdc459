import type { Allowance, Share } from '../wire/allowance.ts'
import type { Admit } from '../wire/body.ts'
import type { Database } from '../db/connect.ts'
import { isAccountOpen } from '../identity/account.ts'
import type { Sender } from '../identity/sending-limits.ts'
import type { Clock } from '../clock.ts'
import type { Services } from '../facilities/services.ts'
import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

/** The header in which a sealed request brings its author's ticket (tickets.ts). */
export const TICKET_HEADER = 'x-boleto'

interface Around {
  db: Database
  services: Pick<Services, 'sessions' | 'tickets' | 'keys'>
  clock: Clock
}

/** The person who answers for a request's bytes, found from its headers before its body is read. */
export interface Admission {
  /**
   * By the session in the header: for large bodies of operations. @param expired the service's status word for
   * an ended session, @param http with it
   */
  bySession(expired: string, http?: number): Admit
  /** By the ticket. */
  sender: Sender
  /** Fingerprint of the ticket's person; null without a ticket. */
  owner: string | null
  /** Whether the ticket's person still has an account: a leaver may fill nothing here. */
  isOwnerHere(): Promise<boolean>
  /**
   * What whoever has no valid ticket is told. Who brings none at all knows of none, like an app of before: it would seal
   * and send again at once, for ever, so it is asked to come later, and keeps its work until it is updated.
   * @param refusal to a ticket that is not valid
   */
  withoutTicket(refusal: WireFault): WireFault
  /** Opens room for a request with a ticket. @throws WireFault without a valid one */
  byTicket(refusal: WireFault): Admit
}

/** @param open takes room from the allowance, given back when the request is over */
export function createAdmission(
  { headers }: Request,
  address: string,
  open: Allowance['open'],
  { db, services, clock }: Around,
): Admission {
  const text = headers.get(TICKET_HEADER)
  const ticket = services.tickets.open(text, clock.now())
  // Each person has one share, whichever way the request came.
  const shareOf = (userId: number): Share => open(`person:${userId}`)
  const withoutTicket = (refusal: WireFault) =>
    text === null ? new WireFault('ERROR', texts.tooBusy, 503) : refusal
  const isOwnerHere = async () => ticket !== null && (await isAccountOpen(db, ticket.userId))
  return {
    bySession: (expired, http) => async () => {
      const token = readSessionToken(headers)
      // An app of before asks to be opened anew; a session that has ended is told so in the service's own words.
      if (token === '') throw new WireFault('ERROR', texts.largeWithoutSession, 413)
      const user = await services.sessions.authenticate(db, token, clock.now())
      if (user === null) throw new WireFault(expired, texts.invalidToken, http)
      return shareOf(user.id)
    },
    sender: { ticket: ticket && text !== null ? { text, userId: ticket.userId } : null, address },
    isOwnerHere,
    owner: ticket && services.keys.fingerprint('piece-owner', String(ticket.userId)),
    withoutTicket,
    byTicket: (refusal) => async () => {
      if (ticket === null) throw withoutTicket(refusal)
      if (!(await isOwnerHere())) throw refusal
      return shareOf(ticket.userId)
    },
  }
}

/** '' when there is none. */
export function readSessionToken(headers: Headers): string {
  const authorization = headers.get('authorization')?.trim() ?? ''
  return /^(?:Bearer\s+)?(\S+)$/i.exec(authorization)?.[1] ?? headers.get('x-auth-token')?.trim() ?? ''
}
