import { readTickets } from '#contract/general.ts'
import { noteName, writeNote } from '../store/kept.ts'
import { openStore } from '../store/open-store.ts'
import type { PersonStore } from '../store/person-store.ts'
import { call } from './rpc.ts'
import { currentToken } from './session-signals.ts'

/**
 * Delivery tickets (P-53): the server takes nothing large without a session or one of them, so each sealed copy gets
 * one. A few lie ready in the person's store, encrypted, for a day without a network.
 */

/** Characters of an envelope; the server takes 64 KB from anybody. */
const LARGE = 60_000
/** Kept for large ones, which are lost without; when no more than these are left, others are asked for. */
const RESERVE = 3

/** Whether an envelope of so many characters gets through without one. */
export function needsTicket(characters: number): boolean {
  return characters > LARGE
}

export type Taken =
  | { kind: 'ticket'; ticket: string }
  /** The host knows no tickets. */
  | { kind: 'not-needed' }
  /** None here, and no network or session to ask for more. */
  | { kind: 'none' }

/** Those of the sign-in, in place of what an earlier one has left. */
export async function keepTickets(store: PersonStore | null, tickets: readonly string[]): Promise<void> {
  await writeNote(store, 'tickets', tickets)
}

async function readStock(store: PersonStore | null): Promise<string[]> {
  // One that can't be read is an empty one.
  const kept = await store?.readValue(noteName('tickets')).catch(() => undefined)
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
}

/**
 * One from the stock, for an envelope of so many characters; two tabs that take the same one do no harm.
 * @returns null: none for this one
 */
export async function takeTicket(characters: number): Promise<string | null> {
  const store = openStore()
  const stock = await readStock(store)
  if (stock.length <= RESERVE && !needsTicket(characters)) return null
  const [ticket = null, ...left] = stock
  if (ticket !== null) await keepTickets(store, left)
  return ticket
}

/** One for a large envelope, from the stock, else from the server. */
export async function fetchTicket(): Promise<Taken> {
  const store = openStore()
  const kept = await takeTicket(Number.POSITIVE_INFINITY)
  if (kept !== null) return { kind: 'ticket', ticket: kept }
  if (currentToken() === null) return { kind: 'none' }
  const answer = await call(readTickets, {})
  if (!answer.ok) return { kind: answer.failure.kind === 'rejected' ? 'not-needed' : 'none' }
  const [ticket, ...left] = answer.value.boletos
  // What can't be kept, or belongs to somebody who has left, is asked for again.
  await keepTickets(store, left)
  return ticket === undefined ? { kind: 'none' } : { kind: 'ticket', ticket }
}

/** Asks for more when few are left. A host that has none is asked again at the next round in which something is sent. */
export async function refillTickets(): Promise<void> {
  const store = openStore()
  if (store === null || currentToken() === null) return
  const stock = await readStock(store)
  if (stock.length > RESERVE) return
  const answer = await call(readTickets, {})
  if (answer.ok) await keepTickets(store, [...answer.value.boletos, ...stock])
}
