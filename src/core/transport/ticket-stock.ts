import { readTickets } from '#contract/protocol/general.ts'
import { noteName, writeNote } from '../store/kept.ts'
import { openStore } from '../store/open-store.ts'
import type { PersonStore } from '../store/person-store.ts'
import { call } from './rpc.ts'
import { currentToken } from './session-signals.ts'

/**
 * Delivery tickets (P-53) authorize sealed copies without a session. The person's store keeps a few of them,
 * encrypted, for offline use.
 */

/**
 * Length of an envelope in characters above which it needs a ticket. The server accepts 64 KB without a
 * ticket.
 */
const MAX_WITHOUT_TICKET = 60_000
/**
 * Number of tickets reserved for large envelopes, which the server rejects without a ticket. More tickets are
 * fetched when at most this number is left.
 */
const RESERVE = 3

export function needsTicket(characters: number): boolean {
  return characters > MAX_WITHOUT_TICKET
}

export type TicketResult =
  | { kind: 'ticket'; ticket: string }
  | { kind: 'not-needed' }
  /** There is no ticket in stock, and none could be fetched. */
  | { kind: 'none' }

export async function keepTickets(store: PersonStore | null, tickets: readonly string[]): Promise<void> {
  await writeNote(store, 'tickets', tickets)
}

async function readStock(store: PersonStore | null): Promise<string[]> {
  // An unreadable stock counts as empty.
  const kept = await store?.readValue(noteName('tickets')).catch(() => undefined)
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
}

/**
 * Takes a ticket from the stock for an envelope of that length. Two tabs may take the same ticket, which is
 * harmless.
 * @returns null when the stock is empty, or reserved for large envelopes
 */
export async function takeTicket(characters: number): Promise<string | null> {
  const store = openStore()
  const stock = await readStock(store)
  if (stock.length <= RESERVE && !needsTicket(characters)) return null
  const [ticket = null, ...left] = stock
  if (ticket !== null) await keepTickets(store, left)
  return ticket
}

export async function fetchTicket(): Promise<TicketResult> {
  const store = openStore()
  const kept = await takeTicket(Number.POSITIVE_INFINITY)
  if (kept !== null) return { kind: 'ticket', ticket: kept }
  if (currentToken() === null) return { kind: 'none' }
  const answer = await call(readTickets, {})
  if (!answer.ok) return { kind: answer.failure.kind === 'rejected' ? 'not-needed' : 'none' }
  const [ticket, ...left] = answer.value.boletos
  // If the rest cannot be stored, the next call fetches new tickets.
  await keepTickets(store, left)
  return ticket === undefined ? { kind: 'none' } : { kind: 'ticket', ticket }
}

/** Fetches more tickets when few are left. A host without tickets is asked again after the next delivery. */
export async function refillTickets(): Promise<void> {
  const store = openStore()
  if (store === null || currentToken() === null) return
  const stock = await readStock(store)
  if (stock.length > RESERVE) return
  const answer = await call(readTickets, {})
  if (answer.ok) await keepTickets(store, [...answer.value.boletos, ...stock])
}
