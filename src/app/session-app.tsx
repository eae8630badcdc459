import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { currentPath, usePlace } from '#hooks/navigation/navigation.ts'
import { forgetSynced } from '#hooks/operations/sync-state.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useLeadsTeam } from '#models/time-alerts/use-leads-team.ts'
import { useSignOut } from '#hooks/session/use-sign-out.ts'
import { useReadAfterActs } from '#hooks/operations/use-read-after-acts.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { keptPart, kioskPart, preloadPart } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { PartLoader, OptionalPart } from '#ui/feedback/part-loader.tsx'
import './page/early-errors.ts'
import { AskPassword, usePrefetchUnlockDialog } from './session/ask-password.tsx'
import { BarePage } from './page/bare-page.tsx'
import type { OpenSession } from './page/gate.ts'
import { dutyOf, guardVisitor, isNamedBy, routeOf, type Visitor } from './routes/guard.ts'
import { useDeskRoute } from './routes/desk-screen.ts'
import { routes } from './routes/routes.ts'
import { texts } from './page/texts.es.ts'
import { ScreenFailure } from './page/screen-failure.tsx'
import { SessionClock } from './session/session-clock.tsx'
import { Shell, type ShellProps } from './shell/shell.tsx'
import { Splash } from './page/splash.tsx'
import { useMenu } from './routes/use-menu.ts'
import { useRedirect } from './page/use-redirect.ts'
import { useVisits } from './session/use-visits.ts'
import classes from './session-app.module.css'

const loadHomeDialogs = keptPart(() => import('./home/home-dialogs.tsx'))
const loadWatch = keptPart(() => import('./home/notification-watch.tsx'))
const loadApprovals = keptPart(() => import('./home/approval-watch.tsx'))

const NOTICES_AFTER_MS = 400

/** Creates the cache of one session. Responses stay cached until the session ends. */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY, refetchOnReconnect: true } },
  })
}

export async function preloadPlace(): Promise<void> {
  const route = routeOf(currentPath(), routes)
  if (route) await preloadPart(route.load)
}

/** App of one person. Covers and disables the page while the session is locked. */
export function SessionApp({ state }: { state: OpenSession }) {
  const { user } = useProfile()
  // The key remounts the app for another person, which discards the data of the former session.
  return <PersonApp key={`${user.Id_Usuario}|${user.Nickname}`} state={state} />
}

function PersonApp({ state }: { state: OpenSession }) {
  const [client] = useState(createClient)
  const isLocked = state.phase === 'locked'
  const duties = {
    mustChangePassword: state.phase === 'open' && state.mustChangePassword,
    mustSetSecondStep: state.phase === 'open' && state.mustSetSecondStep === true,
  }
  useEffect(
    () => () => {
      client.clear()
      forgetSynced()
    },
    [client],
  )
  useReadAfterActs(client)
  usePrefetchUnlockDialog()
  return (
    <QueryClientProvider client={client}>
      <div className={classes.page} inert={isLocked} data-locked={isLocked || undefined}>
        <Page {...duties} />
      </div>
      {isLocked ? (
        <AskPassword why="expired" />
      ) : (
        <>
          {dutyOf(duties) === null && <LateNotices />}
          <SessionClock />
        </>
      )}
    </QueryClientProvider>
  )
}

/**
 * Dialogs and counters, loaded after the page is painted. Not loaded while a password or second step is
 * required.
 */
function LateNotices() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), NOTICES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const isKiosk = useIsKiosk()
  if (!isLate) return null
  return (
    <>
      <OptionalPart load={loadHomeDialogs}>{({ HomeDialogs }) => <HomeDialogs />}</OptionalPart>
      <OptionalPart load={loadApprovals}>{({ ApprovalWatch }) => <ApprovalWatch />}</OptionalPart>
      {/* The bell's counter. A kiosk has no bell. */}
      {!isKiosk && (
        <OptionalPart load={loadWatch}>{({ NotificationWatch }) => <NotificationWatch />}</OptionalPart>
      )}
    </>
  )
}

function Page(duties: Pick<Visitor, 'mustChangePassword' | 'mustSetSecondStep'>) {
  const isKiosk = useIsKiosk()
  const [path] = useLocation()
  const search = useSearch()
  const { user, company } = useProfile()
  const { menu, isPending } = useMenu()
  const team = useLeadsTeam()
  const isNamed = useCallback((named: string) => isNamedBy(menu, named, routes), [menu])
  const viewer = {
    company,
    userId: user.Id_Usuario,
    isNamed,
    leadsTeam: team.leads,
  }
  const isMenuPending = isPending || team.isPending
  const visitor: Visitor = { viewer, menu, isMenuPending, ...duties }
  const decision = useDeskRoute(guardVisitor({ path, search }, routes, visitor), path, visitor.menu)
  useRedirect(decision.kind === 'redirect' ? decision.to : null)
  useVisits(decision.kind === 'show' ? decision.route : null)
  if (decision.kind === 'redirect') return null
  // A required step is shown without the shell, because the shell's requests fail until the step is done.
  const isBare = decision.kind === 'show' && (layoutOf(decision.route) === 'bare' || dutyOf(duties) !== null)
  if (isKiosk) return <LazyKiosk decision={decision} visitor={visitor} isBare={isBare} />
  if (decision.kind === 'show' && isBare) {
    return <BarePage {...decision} {...(dutyOf(duties) === null ? {} : { wayOut: <SignOut /> })} />
  }
  return <Shell decision={decision} visitor={visitor} />
}

/** Sign-out button, for a required step that cannot be done, for example offline. */
function SignOut() {
  const words = useTexts(texts).menu
  const { signOut, isBusy } = useSignOut()
  return (
    <Button variant="subtle" aria-disabled={isBusy} onClick={signOut}>
      {isBusy ? words.signingOut : words.signOut}
    </Button>
  )
}

function layoutOf(route: FeatureRoute): 'bare' | 'shell' {
  return route.layout ?? (route.access === 'public' && !route.inside ? 'bare' : 'shell')
}

const loadKioskShell = kioskPart(() => import('./kiosk/kiosk-shell.tsx'))

function LazyKiosk(props: ShellProps & { isBare: boolean }) {
  return (
    <PartLoader
      load={loadKioskShell}
      place={usePlace()}
      waiting={<Splash />}
      failure={(retry, why) => (
        <ScreenFailure what={why === 'broken' ? why : 'notStarted'} level={1} onRetry={retry} />
      )}
    >
      {({ KioskShell }) => <KioskShell {...props} />}
    </PartLoader>
  )
}
