import { useSyncExternalStore } from 'react'
import type { Profile } from '#core/profile.ts'
import { currentSession, onSessionChange, type SessionState } from '#core/session.ts'

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, currentSession, currentSession)
}

/** The person who is signed in; only for screens that need a session. @throws when nobody is. */
export function useProfile(): Profile {
  const session = useSession()
  if (session.phase !== 'open') throw new Error('useProfile outside of a session')
  return session.profile
}
