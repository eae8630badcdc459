import { useSyncExternalStore } from 'react'
import type { Profile } from '#core/keys/profile.ts'
import { currentSession, onSessionChange, type SessionState } from '#core/session/session-state.ts'

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, currentSession, currentSession)
}

/** The owner of the screen: while it is locked, the screens under the unlock dialog stay theirs. */
let owner: Profile | null = null

function noteOwner(state: SessionState): void {
  if (state.phase === 'open') owner = state.profile
  else if (state.phase !== 'locked') owner = null
}
noteOwner(currentSession())
onSessionChange(noteOwner)

/** The person who is signed in, or whose screen is locked. @throws when there is neither. */
export function useProfile(): Profile {
  const profile = useSyncExternalStore(
    onSessionChange,
    () => owner,
    () => owner,
  )
  if (!profile) throw new Error('useProfile outside of a session')
  return profile
}
