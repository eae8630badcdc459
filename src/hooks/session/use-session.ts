import { useSyncExternalStore } from 'react'
import type { Profile } from '#core/keys/profile.ts'
import { currentSession, onSessionChange, type SessionState } from '#core/session/session-state.ts'

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, currentSession, currentSession)
}

/** Whose screen this is: while it is locked, what lies under the unlock dialog stays theirs. */
let owner: Profile | null = null

function noteOwner(state: SessionState): void {
  if (state.phase === 'open') owner = state.profile
  else if (state.phase !== 'locked') owner = null
}
noteOwner(currentSession())
onSessionChange(noteOwner)

/** The person who is signed in, or for whom the screen is locked. @throws when nobody is. */
export function useProfile(): Profile {
  const profile = useSyncExternalStore(
    onSessionChange,
    () => owner,
    () => owner,
  )
  if (!profile) throw new Error('useProfile outside of a session')
  return profile
}
