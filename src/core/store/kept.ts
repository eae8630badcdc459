import type { AnyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { openStore } from './open-store.ts'
import type { PersonStore } from './person-store.ts'

/**
 * Stored response with its date, readable offline, encrypted in the person's store. No function of this file
 * throws: a response is shown even if it cannot be stored, and an unreadable response is fetched again.
 */
export interface Kept<T> {
  value: T
  /** Server time of the fetch, in ms. */
  at: number
}

function answerName(operation: AnyOperation, input: unknown, version: string): string {
  return `answer|${operation.id}|${JSON.stringify(input)}${version && `|${version}`}`
}

/**
 * Returns the last known response; null when there is none, the store is closed, or the response has an
 * outdated shape.
 * @param version distinguishes responses to the same request, for example before and after a payslip is
 * stamped
 */
export async function readKept<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
  version = '',
): Promise<Kept<ResponseOf<Op>> | null> {
  return keptAs(operation, await read(answerName(operation, input, version)))
}

/**
 * Returns the last known response without waiting, if the head start has read it. If null, call `readKept`.
 */
export function peekKept<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
): Kept<ResponseOf<Op>> | null {
  return keptAs(operation, openStore()?.peekValue(answerName(operation, input, '')))
}

function keptAs<Op extends AnyOperation>(operation: Op, value: unknown): Kept<ResponseOf<Op>> | null {
  const stored = value as Kept<unknown> | undefined
  if (!stored) return null
  const parsed = operation.response.safeParse(stored.value)
  return parsed.success ? { value: parsed.data as ResponseOf<Op>, at: stored.at } : null
}

/**
 * Stores a response.
 * @param store store that was open when the request was sent, because another person may be signed in by now
 */
export async function keep<Op extends AnyOperation>(
  store: PersonStore | null,
  operation: Op,
  input: RequestOf<Op>,
  kept: Kept<ResponseOf<Op>>,
  version = '',
): Promise<void> {
  await undefinedOnError(store?.writeValue(answerName(operation, input, version), kept))
}

async function read(name: string): Promise<unknown> {
  return undefinedOnError(openStore()?.readValue(name))
}

/** @returns undefined when the store is full, closed or damaged */
async function undefinedOnError<T>(done: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await done
  } catch {
    // Callers treat a failed store like an empty store.
    return undefined
  }
}

export const noteNames = [
  'session',
  'notices-seen',
  'notices-last',
  'documents-thanked',
  'documents-advised',
  'reminders-shown',
  'ptu-reviewed',
  'notifications-opened',
  'push',
  'tickets',
  'first-reads',
  'picture-home',
  'picture-payslips',
  'kept-files',
  'orders-unsure',
] as const
export type NoteName = (typeof noteNames)[number]

export async function readNote(name: NoteName): Promise<unknown> {
  return read(noteName(name))
}

export async function writeNote(store: PersonStore | null, name: NoteName, value: unknown): Promise<void> {
  await undefinedOnError(store?.writeValue(noteName(name), value))
}

/**
 * Changes a note that several tabs may write at the same time. Separate reads and writes could lose another
 * tab's change. Does nothing when the store fails.
 * @param store as in `keep`
 */
export async function changeNote(
  store: PersonStore | null,
  name: NoteName,
  change: (value: unknown) => unknown,
): Promise<void> {
  await undefinedOnError(store?.changeValue(noteName(name), change))
}

export function noteName(name: NoteName): string {
  return `note|${name}`
}
