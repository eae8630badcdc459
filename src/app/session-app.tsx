import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useProfile } from '#hooks/use-session.ts'
import { AskPassword, useAskPasswordAhead } from './ask-password.tsx'
import { BarePage } from './bare-page.tsx'
import type { OpenSession } from './gate.ts'
import { guardVisitor, type Visitor } from './guard.ts'
import { Notices } from './notices.tsx'
import { routes } from './routes.ts'
import { Shell } from './shell.tsx'
import { useMenu } from './use-menu.ts'
import { useRedirect } from './use-redirect.ts'
import { useVisits } from './use-visits.ts'
import classes from './session-app.module.css'

const NOTICES_AFTER_MS = 400

/** Answers stay in memory as long as one person's session; a new one starts with an empty memory. */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY, refetchOnReconnect: true } },
  })
}

/** Everything that needs a session. While it is locked, the page stays under the curtain and can't be touched. */
export function SessionApp({ state }: { state: OpenSession }) {
  const [client] = useState(createClient)
  const isLocked = state.phase === 'locked'
  useEffect(() => () => client.clear(), [client])
  useAskPasswordAhead()
  return (
    <QueryClientProvider client={client}>
      <div className={classes.page} inert={isLocked} data-locked={isLocked || undefined}>
        <Page mustChangePassword={state.phase === 'open' && state.mustChangePassword} />
      </div>
      {isLocked ? (
        <AskPassword why="expired" />
      ) : (
        <LateNotices mustChangePassword={state.mustChangePassword} />
      )}
    </QueryClientProvider>
  )
}

/** Notices come after the page itself is painted, and not before a password that must be changed. */
function LateNotices({ mustChangePassword }: { mustChangePassword: boolean }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), NOTICES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate && !mustChangePassword ? <Notices /> : null
}

function Page({ mustChangePassword }: { mustChangePassword: boolean }) {
  const [path] = useLocation()
  const search = useSearch()
  const { user, company } = useProfile()
  const { menu, isPending } = useMenu()
  const viewer = { company, userId: user.Id_Usuario }
  const visitor: Visitor = { viewer, menu, isMenuPending: isPending, mustChangePassword }
  const decision = guardVisitor({ path, search }, routes, visitor)
  useRedirect(decision.kind === 'redirect' ? decision.to : null)
  useVisits(decision.kind === 'show' ? decision.route : null)
  if (decision.kind === 'redirect') return null
  if (decision.kind === 'show') {
    const { route } = decision
    const isBare = (route.layout ?? (route.access === 'public' ? 'bare' : 'shell')) === 'bare'
    if (isBare) return <BarePage route={route} params={decision.params} />
  }
  return <Shell decision={decision} visitor={visitor} />
}
