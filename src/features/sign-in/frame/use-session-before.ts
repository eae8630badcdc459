import { useEffect, useState } from 'react'
import { currentSession } from '#core/session/session-state.ts'
import { loadSession } from '#hooks/session/load-session.ts'
import { lazyPart } from '#parts/lazy-part.ts'

interface Before {
  /** The session that was open here has run out. */
  isExpired: boolean
  isDemo: boolean
}

/**
 * What the sign-in screen learns once it stands: fetches the session's code while the person types, so that "Entrar"
 * finds it here, and tells whether a session ran out and whether the people are invented.
 */
export function useSessionBefore(): Before {
  const [before, setBefore] = useState<Before>({ isExpired: false, isDemo: false })
  useEffect(() => {
    let isMounted = true
    const cancel = whenIdle(() => {
      void look().then((seen) => isMounted && seen && setBefore(seen))
    })
    return () => {
      isMounted = false
      cancel()
    }
  }, [])
  return before
}

const loadConfigCode = lazyPart(() => import('#core/transport/config.ts'))

async function look(): Promise<Before | null> {
  try {
    const [, { loadConfig }] = await Promise.all([loadSession(), loadConfigCode()])
    const state = currentSession()
    const isExpired = state.phase === 'signed-out' && state.reason === 'expired'
    return { isExpired, isDemo: (await loadConfig()).demo }
  } catch {
    // No network: "Entrar" tries again and says so.
    return null
  }
}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 2000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, 500)
  return () => clearTimeout(id)
}
