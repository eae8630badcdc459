import type { Allowance, Share } from '../wire/allowance.ts'
import type { Admit } from '../wire/body.ts'
import type { Database } from '../db/connect.ts'
import { isAccountOpen } from '../identity/account.ts'
import type { Sender } from '../identity/sending-limits.ts'
import type { Clock } from '../clock.ts'
import type { Services } from '../facilities/services.ts'
import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

/** Where a sealed request brings the ticket that its author got (tickets.ts). */
export const TICKET_HEADER = 'x-boleto'

interface Around {
  db: Database
  services: Pick<Services, 'sessions' | 'tickets' | 'keys'>
  clock: Clock
}

/** Who answers for what one request sends, told from its headers before its body is read. */
export interface Admission {
  /** By the session in the header: large bodies of operations. @param expired the status word of the service */
  bySession(expired: string): Admit
  /** By the ticket. */
  sender: Sender
  /** Fingerprint of whose ticket it is; null without one. */
  owner: string | null
  /** Whether the ticket is of somebody who has an account still: whoever left fills nothing here. */
  isOwnerHere(): Promise<boolean>
  /**
   * What whoever has no valid ticket is told. Who brings none at all knows of none, like an app of before: it would seal
   * and send again at once, for ever, so it is asked to come later, and keeps its work until it is updated.
   * @param refusal to a ticket that is not valid
   */
  withoutTicket(refusal: WireFault): WireFault
  /** Room for what comes with a ticket. @throws WireFault without a valid one */
  byTicket(refusal: WireFault): Admit
}

/** @param open room in the allowance, given back when the request is over */
export function createAdmission(
  { headers }: Request,
  address: string,
  open: Allowance['open'],
  { db, services, clock }: Around,
): Admission {
  const text = headers.get(TICKET_HEADER)
  const ticket = services.tickets.open(text, clock.now())
  // A person is one asker, by whichever door.
  const shareOf = (userId: number): Share => open(`person:${userId}`)
  const withoutTicket = (refusal: WireFault) =>
    text === null ? new WireFault('ERROR', texts.tooBusy, 503) : refusal
  const isOwnerHere = async () => ticket !== null && (await isAccountOpen(db, ticket.userId))
  return {
    bySession: (expired) => async () => {
      const token = readSessionToken(headers)
      // An app of before asks to be opened anew; a session that has ended is told so in the service's own words.
      if (token === '') throw new WireFault('ERROR', texts.largeWithoutSession, 413)
      const user = await services.sessions.authenticate(db, token, clock.now())
      if (user === null) throw new WireFault(expired, texts.invalidToken)
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
