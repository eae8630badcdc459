import type { Menu } from '#contract/identity/login.ts'
import { type Desk, worksAt } from '#hooks/navigation/feature.ts'
import type { FeatureRoute, RoomRoute } from '#hooks/navigation/feature-route.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'
import { usePart } from '#ui/feedback/use-part.ts'
import { matchScreen } from '../page/match-path.ts'
import { type Decision, isBelow, titleInMenu } from './guard.ts'

type Shown = Pick<Extract<Decision, { kind: 'show' }>, 'route' | 'params'>

export const loadUnknownPage = keptPart(() =>
  import('./unknown-page.tsx').then(({ UnknownPage }) => ({ Screen: UnknownPage })),
)

const loadDesks = lazyPart(() => import('./desk-routes.ts'))

export function deskRoute({ view, ...desk }: Desk): FeatureRoute {
  const named = view ?? desk.path.slice(1).toLowerCase()
  const deskEntry: FeatureRoute = {
    section: null,
    visible: worksAt(desk.path),
    ...desk,
    access: 'session',
    room: loadDesks,
    // The menu may name the view with or without the prefix DHGeneral (BR-30).
    views: [named, `dhgeneral/${named}`],
    load: lazyPart(async () => {
      const place = findDeskScreen((await loadDesks()).routes, deskEntry, desk.path)
      return (place?.route.load ?? loadUnknownPage)()
    }),
  }
  return deskEntry
}

/**
 * Returns the screen of an address within a desk; null when there is none. Returns the desk's first screen
 * for an address that the menu assigns to the desk (ROUTE-30).
 */
export function findDeskScreen(
  routes: readonly RoomRoute[],
  deskEntry: FeatureRoute,
  path: string,
): Shown | null {
  const { room: _room, isAhead: _isAhead, load: _load, ...common } = deskEntry
  for (const route of routes) {
    const params = matchScreen(route.path, path)
    if (params) return { route: { ...common, ...route }, params }
  }
  const first = isBelow(path, deskEntry.path)
    ? undefined
    : routes.find((route) => route.path === deskEntry.path)
  return first ? { route: { ...common, ...first }, params: {} } : null
}

const loadNoRoutes = lazyPart(async () => ({ routes: [] }))

export function useDeskRoute(decision: Decision, path: string, menu: Menu | null): Decision {
  const deskEntry = decision.kind === 'show' ? decision.route : null
  const table = usePart(deskEntry?.room ?? loadNoRoutes)
  if (!deskEntry?.room) return decision
  if (table.kind === 'ready') {
    const place = findDeskScreen(table.value.routes, deskEntry, path)
    return place ? { kind: 'show', ...place } : { kind: 'unknown' }
  }
  const title = titleInMenu(deskEntry.path, menu) ?? deskEntry.title()
  return { kind: 'wait', title, ...(table.kind === 'failed' && { retry: table.retry }) }
}
