import type { AnyOperation, RequestOf, ResponseOf } from '#contract/operation.ts'
import { openStore } from './open-store.ts'
import type { PersonStore } from './person-store.ts'

/**
 * Answers that stay readable offline, encrypted in the person's store, each with its date. Nothing here throws.
 * An answer is shown even if there is no room to keep it, or the store was closed because its owner has signed
 * out. A value that can't be read is asked for again.
 */
export interface Kept<T> {
  value: T
  /** Server time in ms at which it was fetched. */
  at: number
}

function answerName(operation: AnyOperation, input: unknown, version: string): string {
  return `answer|${operation.id}|${JSON.stringify(input)}${version && `|${version}`}`
}

/**
 * The last known answer; null when there is none, the store is closed, or it was written in another shape.
 * @param version keeps apart answers to the same question that change at known times
 */
export async function readKept<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
  version = '',
): Promise<Kept<ResponseOf<Op>> | null> {
  return keptAs(operation, await read(answerName(operation, input, version)))
}

/** The same without waiting, if the start has read it already; null: ask `readKept`. */
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

/** @param store the one that was open when it was asked for, because somebody else may be signed in by now */
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

/** @returns undefined when the store refuses: no room, closed meanwhile, or no answer */
async function unlessRefused<T>(done: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await done
  } catch {
    // No room, a closed store, or one that does not answer.
    return undefined
  }
}

/** Names of small values of the person's own: the session, and marks of what was read. */
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
 * Changes a note that several tabs may write at once, when reading and then writing would lose what came in
 * between. If nothing can be kept, nothing changes.
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
