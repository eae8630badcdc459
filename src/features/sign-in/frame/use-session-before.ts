import { useEffect, useState } from 'react'
import { currentSession } from '#core/session/session-state.ts'
import { loadSession } from '#hooks/session/load-session.ts'
import { lazyPart } from '#parts/lazy-part.ts'

interface Before {
  isExpired: boolean
  isDemo: boolean
}

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
    // Without a network, "Entrar" retries and reports the failure.
    return null
  }
}

/** Safari lacks requestIdleCallback. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 2000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(run, 500)
  return () => clearTimeout(id)
}
