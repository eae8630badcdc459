import { useEffect, useState } from 'react'
import { loadSession, type SessionModule } from '#hooks/session/load-session.ts'

/** Returns whether anybody can sign in offline on this device; null while unknown. */
export function useKnowsAnybody(): boolean | null {
  return useSessionAnswer(canAnybodySignInOffline)
}

/** Returns whether a passkey opens something on this device; null while unknown. */
export function useHasPasskey(): boolean | null {
  return useSessionAnswer(hasPasskeyHere)
}

const canAnybodySignInOffline = (session: SessionModule) => session.canAnybodySignInOffline()
const hasPasskeyHere = (session: SessionModule) => session.hasPasskeyHere()

function useSessionAnswer(ask: (session: SessionModule) => Promise<boolean>): boolean | null {
  const [answer, setAnswer] = useState<boolean | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadSession()
      .then(ask)
      // The browser has no storage, or the session's code could not be loaded.
      .catch(() => false)
      .then((found) => isCurrent && setAnswer(found))
    return () => {
      isCurrent = false
    }
  }, [ask])
  return answer
}
