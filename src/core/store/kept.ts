import type { AnyOperation, RequestOf, ResponseOf } from '#contract/operation.ts'
import { openStore } from './open-store.ts'
import type { PersonStore } from './person-store.ts'

/**
 * Answers that stay readable offline, encrypted in the person's store, each with its date. Nothing here throws: what was
 * asked for is shown although there is no room to keep it, or its asker has left and their store is closed; what can't
 * be read is asked for, or done once more.
 */
export interface Kept<T> {
  value: T
  /** Server time (ms) at which it was fetched. */
  at: number
}

function answerName(operation: AnyOperation, input: unknown, version: string): string {
  return `answer|${operation.id}|${JSON.stringify(input)}${version && `|${version}`}`
}

/**
 * The last known answer; null when there is none, the store is closed, or it was written in another shape.
 * @param version tells apart what the same question is answered at different times, where that is known beforehand
 */
export async function readKept<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
  version = '',
): Promise<Kept<ResponseOf<Op>> | null> {
  return keptAs(operation, await read(answerName(operation, input, version)))
}

/** The same without waiting, as far as the start has read it; null: ask `readKept`. */
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

/** @param store the one that was open when it was asked for: somebody else may be here by now */
export async function keep<Op extends AnyOperation>(
  store: PersonStore | null,
  operation: Op,
  input: RequestOf<Op>,
  kept: Kept<ResponseOf<Op>>,
  version = '',
): Promise<void> {
  await unlessRefused(store?.writeValue(answerName(operation, input, version), kept))
}

async function read(name: string): Promise<unknown> {
  return unlessRefused(openStore()?.readValue(name))
}

/** Undefined where the store refuses: no room, closed meanwhile, or no answer. */
async function unlessRefused<T>(done: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await done
  } catch {
    // No room, a store that was closed, or one that does not answer.
    return undefined
  }
}

/** Small values of the person's own: the session, and what was already read. */
export const noteNames = [
  'session',
  'notices-seen',
  'documents-thanked',
  'documents-advised',
  'documents-prompted',
  'reminders-shown',
  'ptu-reviewed',
  'notifications-opened',
  'push',
  'tickets',
  'first-reads',
] as const
export type NoteName = (typeof noteNames)[number]

export async function readNote(name: NoteName): Promise<unknown> {
  return read(noteName(name))
}

/** @param store as in `keep` */
export async function writeNote(store: PersonStore | null, name: NoteName, value: unknown): Promise<void> {
  await unlessRefused(store?.writeValue(noteName(name), value))
}

/**
 * For a note that several may add to at once: reading it, and then writing it, would lose what came in between. Where
 * nothing can be kept nothing is changed.
 * @param store as in `keep`
 */
export async function changeNote(
  store: PersonStore | null,
  name: NoteName,
  change: (value: unknown) => unknown,
): Promise<void> {
  await unlessRefused(store?.changeValue(noteName(name), change))
}

export function noteName(name: NoteName): string {
  return `note|${name}`
}
