import type { Menu } from '#contract/identity/login.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'
import { usePart } from '#ui/feedback/use-part.ts'
import { matchPath } from '../page/match-path.ts'
import { type Decision, isBelow, titleInMenu } from './guard.ts'

type Shown = Pick<Extract<Decision, { kind: 'show' }>, 'route' | 'params'>

/** Loads the page for an address that neither the portal nor the menu knows. */
export const loadUnknownPage = keptPart(() =>
  import('./unknown-page.tsx').then(({ UnknownPage }) => ({ Screen: UnknownPage })),
)

/**
 * Returns the screen of an address within a room; null when there is none. An address that the menu assigns
 * to the room (ROUTE-30) opens the room's first screen.
 */
export function placeInRoom(routes: readonly FeatureRoute[], room: string, path: string): Shown | null {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  const first = isBelow(path, room) ? undefined : routes.find((route) => route.path === room)
  return first ? { route: first, params: {} } : null
}

const loadNoRoom = lazyPart(async () => ({ routes: [] }))

/** Replaces a room's door in the guard's decision with the room's own route, once its table is loaded. */
export function useRoom(decision: Decision, path: string, menu: Menu | null): Decision {
  const door = decision.kind === 'show' ? decision.route : null
  const room = usePart(door?.room ?? loadNoRoom)
  if (!door?.room) return decision
  if (room.kind === 'ready') {
    const place = placeInRoom(room.value.routes, door.path, path)
    return place ? { kind: 'show', ...place } : { kind: 'unknown' }
  }
  const title = titleInMenu(door.path, menu)
  return { kind: 'wait', title, ...(room.kind === 'failed' && { retry: room.retry }) }
}
