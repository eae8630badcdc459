import { useEffect, useState } from 'react'
import { loadSession } from '#hooks/session/load-session.ts'

/** Returns whether anybody can sign in offline on this device; null while unknown. */
export function useKnowsAnybody(): boolean | null {
  const [knows, setKnows] = useState<boolean | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadSession()
      .then((session) => session.canAnybodySignInOffline())
      // The browser has no storage, or the session's code could not be loaded.
      .catch(() => false)
      .then((found) => isCurrent && setKnows(found))
    return () => {
      isCurrent = false
    }
  }, [])
  return knows
}
