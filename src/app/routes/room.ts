import type { Menu } from '#contract/login.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { usePart } from '#ui/feedback/use-part.ts'
import { matchPath } from '../page/match-path.ts'
import { type Decision, titleInMenu } from './guard.ts'

type Shown = Pick<Extract<Decision, { kind: 'show' }>, 'route' | 'params'>

/** The screen of an address within a room; the menu's own address of it (ROUTE-30) is that of its first screen. */
export function placeInRoom(routes: readonly FeatureRoute[], room: string, path: string): Shown {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  const first = routes.find((route) => route.path === room)
  if (!first) throw new Error(`the room's table has no ${room}`)
  return { route: first, params: {} }
}

const loadNoRoom = lazyPart(async () => ({ routes: [] }))

/** What the guard lets somebody see, with the room's own route in place of its door, as soon as its table is here. */
export function useRoom(decision: Decision, path: string, menu: Menu | null): Decision {
  const door = decision.kind === 'show' ? decision.route : null
  const room = usePart(door?.room ?? loadNoRoom)
  if (!door?.room) return decision
  if (room.kind === 'ready') return { kind: 'show', ...placeInRoom(room.value.routes, door.path, path) }
  const title = titleInMenu(door.path, menu)
  return { kind: 'wait', title, ...(room.kind === 'failed' && { retry: room.retry }) }
}
