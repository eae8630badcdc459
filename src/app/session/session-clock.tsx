import { useEffect, useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { recheckSession } from '#core/session/session.ts'
import { SESSION_WARNING_MS } from '#domain/identity/session-time.ts'
import { useSession } from '#hooks/session/use-session.ts'
import { OptionalPart } from '#ui/feedback/part-loader.tsx'
import { keptPart, preloadPart } from '#parts/lazy-part.ts'

const loadWarning = keptPart(() => import('./session-warning.tsx'))

const TICK_MS = 1000
const AHEAD_MS = 5000

/**
 * Asks in the last three minutes of a session whether to continue (spec 001 §4). Prefetches the question,
 * because it must also open offline.
 */
export function SessionClock() {
  const session = useSession()
  const leftMs = useTimeLeft(session.phase === 'open' ? session.expiresAt : null)
  useEffect(() => {
    const timer = setTimeout(() => void preloadPart(loadWarning), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
  if (leftMs === null || leftMs > SESSION_WARNING_MS || leftMs <= 0) return null
  return (
    <OptionalPart load={loadWarning}>
      {({ SessionWarning }) => <SessionWarning leftMs={leftMs} />}
    </OptionalPart>
  )
}

/**
 * Returns the remaining time in ms, updated every second near the end (SESS-03). Uses the server's clock,
 * because timers stop while the device sleeps.
 */
function useTimeLeft(expiresAt: number | null): number | null {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (expiresAt === null) return
    // Returns the same value while the end is far away, which avoids a rerender.
    const update = () => {
      setNow((before) => (isClose(expiresAt) ? serverNow() : before))
      // The server's clock may have been corrected after the session set its own timer.
      if (expiresAt <= serverNow()) void recheckSession()
    }
    const timer = setInterval(update, TICK_MS)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [expiresAt])
  return expiresAt === null ? null : expiresAt - now
}

function isClose(expiresAt: number): boolean {
  return expiresAt - serverNow() <= SESSION_WARNING_MS
}
