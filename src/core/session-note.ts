import { noteName, readNote, writeNote } from './kept.ts'
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

export async function readSessionNote(): Promise<SessionNote | undefined> {
  return (await readNote(NAME)) as SessionNote | undefined
}

export function writeSessionNote(note: SessionNote): Promise<void> {
  return writeNote(NAME, note)
}

/** From a store that is not the open one. */
export async function readSessionNoteOf(store: PersonStore): Promise<SessionNote | undefined> {
  return (await store.readValue(noteName(NAME))) as SessionNote | undefined
}
