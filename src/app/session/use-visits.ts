import { useEffect } from 'react'
import { recordVisit } from '#contract/protocol/general.ts'
import { call } from '#core/transport/rpc.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { afterPaint } from '#hooks/operations/after-paint.ts'
import { useSession } from '#hooks/session/use-session.ts'

/** Reports the visited screen to the server (GEN-10). Failures are ignored. */
export function useVisits(route: FeatureRoute | null): void {
  const session = useSession()
  const hasToken = session.phase === 'open' && session.hasToken
  const name = route ? visitName(route) : null
  const screen = route?.load ?? null
  useEffect(() => {
    // Waits until the screen is painted. A failed report is not retried.
    if (name && screen && hasToken && navigator.onLine)
      void afterPaint().then(() => call(recordVisit, { pantalla: name }))
  }, [name, screen, hasToken])
}

function visitName(route: FeatureRoute): string | null {
  if (route.visit) return route.visit
  const [word] = route.path.split('/').filter(Boolean)
  return route.access === 'session' && word ? word.slice(0, 80) : null
}
