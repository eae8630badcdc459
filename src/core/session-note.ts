import { noteName, writeNote } from './kept.ts'
import type { PersonStore } from './person-store.ts'
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

const NAME = 'session'

export async function readSessionNote(store: PersonStore | null): Promise<SessionNote | undefined> {
  return (await store?.readValue(noteName(NAME))) as SessionNote | undefined
}

/** Into the store that was open when whatever led to this began. @throws when it was closed since */
export function writeSessionNote(store: PersonStore | null, note: SessionNote): Promise<void> {
  return writeNote(store, NAME, note)
}
