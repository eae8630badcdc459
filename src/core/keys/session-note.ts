import { noteName } from '../store/kept.ts'
import type { PersonStore } from '../store/person-store.ts'
import type { Profile } from './profile.ts'

/** The session as it is kept, encrypted, so that a reopened app goes on where it was. */
export interface SessionNote {
  token: string | null
  /** Server time in ms. */
  expiresAt: number | null
  profile: Profile
  mustChangePassword: boolean
  mustSetSecondStep?: boolean | undefined
  /** Grant for sealed delivery (offline.md); null on a legacy host. */
  grant: string | null
}

const NAME = noteName('session')

/** @throws when it can't be read */
export async function readSessionNote(store: PersonStore | null): Promise<SessionNote | undefined> {
  return (await store?.readValue(NAME)) as SessionNote | undefined
}

/** The same for callers that can go on without it. */
export function findSessionNote(store: PersonStore | null): Promise<SessionNote | undefined> {
  // A note that can't be read holds nothing that this page does not know.
  return readSessionNote(store).catch(() => undefined)
}

/**
 * @param store the one that was open when the cause of this write began
 * @throws when it was closed since, or has no room
 */
export async function writeSessionNote(store: PersonStore | null, note: SessionNote): Promise<void> {
  await store?.writeValue(NAME, note)
}

/**
 * The same for a session that goes on in any case: if the note can't be kept, the next start finds the former
 * session and asks the server.
 */
export function keepSessionNote(store: PersonStore | null, note: SessionNote): Promise<void> {
  // Not kept: the next start finds the former session and asks the server.
  return writeSessionNote(store, note).catch(() => undefined)
}
