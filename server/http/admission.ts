import type { Allowance, Share } from '../wire/allowance.ts'
import type { Admit } from '../wire/body.ts'
import type { Database } from '../db/connection.ts'
import { isAccountOpen } from '../identity/account.ts'
import type { Sender } from '../identity/sending-limits.ts'
import type { Clock } from '../clock.ts'
import type { Services } from '../facilities/services.ts'
import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

export const TICKET_HEADER = 'x-boleto'

interface AdmissionContext {
  db: Database
  services: Pick<Services, 'sessions' | 'tickets' | 'keys'>
  clock: Clock
}

export interface Admission {
  /**
   * Admits a large body by the session in the header.
   * @param expired the service's status word for an ended session
   * @param http HTTP status of the refusal
   */
  bySession(expired: string, http?: number): Admit
  sender: Sender
  /** Fingerprint of the ticket's person; null without a ticket. */
  owner: string | null
  /** Returns whether the ticket's person still has an open account. A person who has left may not upload. */
  isOwnerAccountOpen(): Promise<boolean>
  /**
   * Returns the error for a request without a valid ticket. An older app version sends no ticket. After
   * `refusal` it would seal and resend immediately, forever. After a 503 it keeps the request until the app
   * is updated.
   * @param refusal for an invalid ticket
   */
  withoutTicket(refusal: WireFault): WireFault
  /** @throws WireFault without a valid ticket */
  byTicket(refusal: WireFault): Admit
}

/** @param open opens the request's share of the memory for large bodies (wire/allowance.ts) */
export function createAdmission(
  { headers }: Request,
  address: string,
  open: Allowance['open'],
  { db, services, clock }: AdmissionContext,
): Admission {
  const text = headers.get(TICKET_HEADER)
  const ticket = services.tickets.open(text, clock.now())
  const shareOf = (userId: number): Share => open(`person:${userId}`)
  const withoutTicket = (refusal: WireFault) =>
    text === null ? new WireFault('ERROR', texts.tooBusy, 503) : refusal
  const isOwnerAccountOpen = async () => ticket !== null && (await isAccountOpen(db, ticket.userId))
  return {
    bySession: (expired, http) => async () => {
      const token = readSessionToken(headers)
      // A missing token usually means an older app version. The text asks the person to reopen the app.
      if (token === '') throw new WireFault('ERROR', texts.largeWithoutSession, 413)
      const user = await services.sessions.authenticate(db, token, clock.now())
      if (user === null) throw new WireFault(expired, texts.invalidToken, http)
      return shareOf(user.id)
    },
    sender: { ticket: ticket && text !== null ? { text, userId: ticket.userId } : null, address },
    isOwnerAccountOpen,
    owner: ticket && services.keys.fingerprint('piece-owner', String(ticket.userId)),
    withoutTicket,
    byTicket: (refusal) => async () => {
      if (ticket === null) throw withoutTicket(refusal)
      if (!(await isOwnerAccountOpen())) throw refusal
      return shareOf(ticket.userId)
    },
  }
}

/** Returns '' without a token. */
export function readSessionToken(headers: Headers): string {
  const authorization = headers.get('authorization')?.trim() ?? ''
  return /^(?:Bearer\s+)?(\S+)$/i.exec(authorization)?.[1] ?? headers.get('x-auth-token')?.trim() ?? ''
}
