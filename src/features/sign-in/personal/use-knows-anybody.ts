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

/**
 * Returns whether a passkey opens something on this device; null while unknown. Follows changes, because a start
 * with a network deletes the keys of revoked passkeys.
 */
export function useHasPasskey(): boolean | null {
  const [has, setHas] = useState<boolean | null>(null)
  useEffect(() => {
    let isCurrent = true
    let stop: (() => void) | null = null
    loadSession().then(
      ({ watchPasskeys }) => {
        if (isCurrent) stop = watchPasskeys(setHas)
      },
      // Without the session's code nobody can sign in.
      () => isCurrent && setHas(false),
    )
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [])
  return has
}
