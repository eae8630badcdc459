import { noteName } from '../store/kept.ts'
import type { PersonStore } from '../store/person-store.ts'
import type { Profile } from './profile.ts'

/** Session stored on the device, encrypted, for resuming after the app is reopened. */
export interface SessionNote {
  token: string | null
  /** Server time in ms; null without a token. */
  expiresAt: number | null
  profile: Profile
  mustChangePassword: boolean
  mustSetSecondStep?: boolean | undefined
  /** Grant for sealed delivery (offline.md); null on a legacy host. */
  grant: string | null
}

const NAME = noteName('session')

/** @throws when the note cannot be read */
export async function readSessionNote(store: PersonStore | null): Promise<SessionNote | undefined> {
  return (await store?.readValue(NAME)) as SessionNote | undefined
}

export function findSessionNote(store: PersonStore | null): Promise<SessionNote | undefined> {
  // An unreadable note counts as absent.
  return readSessionNote(store).catch(() => undefined)
}

/**
 * Writes the session note.
 * @param store store that was open when the action behind this write began
 * @throws when the store was closed in the meantime, or is full
 */
export async function writeSessionNote(store: PersonStore | null, note: SessionNote): Promise<void> {
  await store?.writeValue(NAME, note)
}

export function keepSessionNote(store: PersonStore | null, note: SessionNote): Promise<void> {
  // After a failed write the session continues, and the next start finds the previous note.
  return writeSessionNote(store, note).catch(() => undefined)
}
