import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { lastUser } from '#core/session/session-state.ts'
import { currentPath, currentSearch, navigate, usePlace } from '#hooks/navigation/navigation.ts'
import { useAlert } from '#hooks/operations/alert.ts'
import { useSnacks } from '#hooks/operations/snack.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useLocale } from '#i18n/use-texts.ts'
import { keptPart, lazyPart, preloadPart } from '#parts/lazy-part.ts'
import { PartLoader, OptionalPart } from '#ui/feedback/part-loader.tsx'
import { mustWaitForSignIn, runWhenAllowed } from './page/run-when-allowed.ts'
import { BarePage } from './page/bare-page.tsx'
import { enterGate, type Gate, type OpenSession, useGate, warmUp } from './page/gate.ts'
import { guardStranger } from './routes/guard.ts'
import { entryRoutes } from './routes/public-routes.ts'
import { ScreenFailure } from './page/screen-failure.tsx'
import { Splash } from './page/splash.tsx'
import { useRedirect } from './page/use-redirect.ts'

const loadSessionApp = lazyPart(() => import('./session-app.tsx'))
const loadOutlets = keptPart(() => import('./outlets.tsx'))

export function redirectStranger(): void {
  const decision = guardStranger({ path: currentPath(), search: currentSearch() }, entryRoutes, true)
  if (decision.kind === 'redirect') navigate(decision.to, { replace: true })
}

/**
 * Fetches the public screen for a person without a session, while the session is being checked. The sign-in
 * screen is part of the entry files and is ready within one task.
 */
export async function firstScreen(): Promise<void> {
  const decision = guardStranger({ path: currentPath(), search: currentSearch() }, entryRoutes, false)
  if (decision.kind !== 'show') return
  const nextTask = new Promise<void>((resolve) => setTimeout(resolve))
  await Promise.race([preloadPart(decision.route.load), nextTask])
}

export async function preloadVisit(): Promise<void> {
  try {
    const { preloadPlace } = await loadSessionApp()
    await preloadPlace()
  } catch {
    // A failed prefetch is ignored, because rendering loads the screen again.
  }
}

export function Root() {
  const gate = useGate()
  useLocale()
  const mayFetch = useAfterFirstPaint()
  const hasNews = useHasNews()
  return (
    <>
      <Content gate={gate} />
      {(mayFetch || hasNews) && <Outlets />}
    </>
  )
}

function Content({ gate }: { gate: Gate }) {
  const isKiosk = useIsKiosk()
  if (gate.kind === 'failed')
    return <ScreenFailure what="notStarted" level={1} onRetry={() => void enterGate(true)} />
  if (gate.kind === 'nobody') return <Stranger rememberPlace={!isKiosk} />
  const { state } = gate
  // After a sign-out, and always on a kiosk, the next person must not see the last screen.
  if (state.phase === 'signed-out') return <Stranger rememberPlace={!isKiosk && state.reason !== 'left'} />
  return <Visitor state={state} />
}

function Stranger({ rememberPlace }: { rememberPlace: boolean }) {
  const [path] = useLocation()
  const decision = guardStranger({ path, search: useSearch() }, entryRoutes, rememberPlace, lastUser())
  useRedirect(decision.kind === 'redirect' ? decision.to : null)
  return decision.kind === 'show' ? <BarePage {...decision} /> : <Splash />
}

function Visitor({ state }: { state: OpenSession }) {
  return (
    <PartLoader
      load={loadSessionApp}
      place={usePlace()}
      waiting={<Splash />}
      failure={(retry, why) => (
        <ScreenFailure what={why === 'broken' ? why : 'notStarted'} level={1} onRetry={retry} />
      )}
    >
      {({ SessionApp }) => <SessionApp state={state} />}
    </PartLoader>
  )
}

function Outlets() {
  return <OptionalPart load={loadOutlets}>{({ Outlets: Loaded }) => <Loaded />}</OptionalPart>
}

function useHasNews(): boolean {
  const snacks = useSnacks()
  return useAlert() !== null || snacks.length > 0
}

/**
 * Returns whether files beyond the first render may be fetched. Also prefetches the session code; on a kiosk
 * only at sign-in.
 */
function useAfterFirstPaint(): boolean {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    let cancel = () => undefined as void
    const settle = () => {
      // True also starts the service worker (outlets.tsx), which fetches the whole app.
      if (!mustWaitForSignIn()) setAfter(true)
      cancel = runWhenAllowed(() => {
        setAfter(true)
        warmUp()
        void preloadPart(loadSessionApp)
      })
    }
    if ('requestIdleCallback' in window) {
      const idle = window.requestIdleCallback(settle, { timeout: 3000 })
      return () => {
        window.cancelIdleCallback(idle)
        cancel()
      }
    }
    const timer = setTimeout(settle, 400)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [])
  return isAfter
}
