import { useSyncExternalStore } from 'react'
import type { Profile } from '#core/keys/profile.ts'
import { currentSession, onSessionChange, type SessionState } from '#core/session/session-state.ts'

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, currentSession, currentSession)
}

/**
 * Profile of the person whose screens are mounted. Stays while the session is locked, because the screens
 * stay mounted below the unlock dialog.
 */
let owner: Profile | null = null

function noteOwner(state: SessionState): void {
  if (state.phase === 'open') owner = state.profile
  else if (state.phase !== 'locked') owner = null
}
noteOwner(currentSession())
onSessionChange(noteOwner)

/**
 * Returns the profile of the person who is signed in or whose session is locked.
 * @throws outside a session
 */
export function useProfile(): Profile {
  const profile = useSyncExternalStore(
    onSessionChange,
    () => owner,
    () => owner,
  )
  if (!profile) throw new Error('useProfile outside of a session')
  return profile
}
