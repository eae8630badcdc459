import { readTickets } from '#contract/general.ts'
import { noteName, writeNote } from '../store/kept.ts'
import { openStore } from '../store/open-store.ts'
import type { PersonStore } from '../store/person-store.ts'
import { call } from './rpc.ts'
import { currentToken } from './session-signals.ts'

/**
 * Characters of an envelope above which a ticket is needed; the server takes 64 KB from anybody. Delivery
 * tickets (P-53) vouch for sealed copies without a session. A few are kept in the person's store, encrypted,
 * for days without a network.
 */
const LARGE = 60_000
/**
 * The last tickets are kept for large envelopes, which are lost without one; below this number more are asked
 * for.
 */
const RESERVE = 3

/** Whether an envelope of so many characters needs a ticket. */
export function needsTicket(characters: number): boolean {
  return characters > LARGE
}

export type Taken =
  | { kind: 'ticket'; ticket: string }
  /** The host knows no tickets. */
  | { kind: 'not-needed' }
  /** None here, and no network or session to ask for more. */
  | { kind: 'none' }

/** Replaces the stock by the tickets of a sign-in. */
export async function keepTickets(store: PersonStore | null, tickets: readonly string[]): Promise<void> {
  await writeNote(store, 'tickets', tickets)
}

async function readStock(store: PersonStore | null): Promise<string[]> {
  // A stock that can't be read counts as empty.
  const kept = await store?.readValue(noteName('tickets')).catch(() => undefined)
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
}

/**
 * A ticket from the stock for an envelope of so many characters; two tabs that take the same one do no harm.
 * @returns null: none for this envelope
 */
export async function takeTicket(characters: number): Promise<string | null> {
  const store = openStore()
  const stock = await readStock(store)
  if (stock.length <= RESERVE && !needsTicket(characters)) return null
  const [ticket = null, ...left] = stock
  if (ticket !== null) await keepTickets(store, left)
  return ticket
}

/** A ticket for a large envelope, from the stock, otherwise from the server. */
export async function fetchTicket(): Promise<Taken> {
  const store = openStore()
  const kept = await takeTicket(Number.POSITIVE_INFINITY)
  if (kept !== null) return { kind: 'ticket', ticket: kept }
  if (currentToken() === null) return { kind: 'none' }
  const answer = await call(readTickets, {})
  if (!answer.ok) return { kind: answer.failure.kind === 'rejected' ? 'not-needed' : 'none' }
  const [ticket, ...left] = answer.value.boletos
  // If the rest can't be kept, or belongs to somebody who has signed out, tickets are asked for again.
  await keepTickets(store, left)
  return ticket === undefined ? { kind: 'none' } : { kind: 'ticket', ticket }
}

/** Asks for more when few are left. A host without tickets is asked again at the next round of delivery. */
export async function refillTickets(): Promise<void> {
  const store = openStore()
  if (store === null || currentToken() === null) return
  const stock = await readStock(store)
  if (stock.length > RESERVE) return
  const answer = await call(readTickets, {})
  if (answer.ok) await keepTickets(store, [...answer.value.boletos, ...stock])
}
