import { noteName } from '../store/kept.ts'
import type { PersonStore } from '../store/person-store.ts'
import type { Profile } from './profile.ts'

/** What is kept, encrypted, so that reopening the app goes on where it was. */
export interface SessionNote {
  token: string | null
  /** Server time, ms. */
  expiresAt: number | null
  profile: Profile
  mustChangePassword: boolean
  mustSetSecondStep?: boolean | undefined
  /** Delivery grant for sealed requests (offline.md); null on a legacy host. */
  grant: string | null
}

const NAME = noteName('session')

/** @throws when it can't be read */
export async function readSessionNote(store: PersonStore | null): Promise<SessionNote | undefined> {
  return (await store?.readValue(NAME)) as SessionNote | undefined
}

/** For whoever goes on without it: what can't be read holds nothing that this page does not know. */
export function findSessionNote(store: PersonStore | null): Promise<SessionNote | undefined> {
  // What can't be read holds nothing that this page does not know.
  return readSessionNote(store).catch(() => undefined)
}

/** Into the store that was open when whatever led to this began. @throws when it was closed since, or has no room */
export async function writeSessionNote(store: PersonStore | null, note: SessionNote): Promise<void> {
  await store?.writeValue(NAME, note)
}

/** For a session that goes on all the same: where it can't be kept, the next start finds the former one, and asks. */
export function keepSessionNote(store: PersonStore | null, note: SessionNote): Promise<void> {
  // Not kept: the next start finds the former session, and asks the server.
  return writeSessionNote(store, note).catch(() => undefined)
}
