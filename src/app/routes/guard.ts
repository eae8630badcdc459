import type { Menu } from '#contract/identity/login.ts'
import type { Viewer } from '#domain/identity/can.ts'
import {
  joinMenuUrl,
  type MenuModule,
  menuLeaves,
  prefixedPath,
  prefixedRoutes,
} from '#domain/identity/menu.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths, RETURN } from '#hooks/navigation/paths.ts'
import { isSamePath, matchPath, matchScreen } from '../page/match-path.ts'

export interface Place {
  path: string
  search: string
}

export interface Visitor {
  viewer: Viewer
  /** null until the menu is fetched, or when the fetch failed. */
  menu: Menu | null
  isMenuPending: boolean
  mustChangePassword: boolean
  mustSetSecondStep?: boolean
}

export type Decision =
  | { kind: 'show'; route: FeatureRoute; params: Record<string, string> }
  | { kind: 'maintenance'; title: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' }
  /**
   * The menu or a desk's routes are still loading. `title` is the desk's name in the menu; `retry` is set
   * when loading failed.
   */
  | { kind: 'wait'; title?: string | null; retry?: () => void }

const LEFT_BY = 'de'

/**
 * Guards routes without a session: public routes pass, other routes redirect to /Login (ROUTE-04 … ROUTE-07).
 * @param lastUserId person whose session ended on this page. Only this person returns to the address.
 */
export function guardStranger(
  place: Place,
  routes: readonly FeatureRoute[],
  rememberPlace: boolean,
  lastUserId: number | null = null,
): Decision {
  const found = find(routes, place.path)
  if (found && found.route.access === 'public') return { kind: 'show', ...found }
  if (isEmpty(place.path) || !rememberPlace) return { kind: 'redirect', to: paths.login }
  const leftBy = lastUserId === null ? '' : `&${LEFT_BY}=${lastUserId}`
  return { kind: 'redirect', to: `${paths.loginThen(fullPath(place))}${leftBy}` }
}

/** Guards routes with a session (ROUTE-08 … ROUTE-41, G-34). */
export function guardVisitor(place: Place, routes: readonly FeatureRoute[], visitor: Visitor): Decision {
  const isMultisystem = visitor.menu?.isMultisistema ?? false
  const path = withoutPrefix(place.path)
  const found = find(routes, path)
  const duty = dutyOf(visitor)
  if (duty !== null) {
    const isElsewhere = !isSamePath(path, duty) && !isPublicElsewhere(found)
    const isPassword = duty === paths.changePassword
    if (isElsewhere)
      return { kind: 'redirect', to: isPassword ? prefixedPath('CambioPass', isMultisystem) : duty }
  } else if (isEmpty(path) || isSamePath(path, paths.login)) {
    return { kind: 'redirect', to: returnAddress(place.search, visitor.viewer.userId) }
  }
  const corrected = correctPrefix(place.path, isMultisystem)
  if (corrected) return { kind: 'redirect', to: corrected }
  if (isSamePath(path, 'MiPersona')) return guardVisitor({ ...place, path: paths.home }, routes, visitor)
  if (found && isAllowed(found.route, visitor.viewer)) return { kind: 'show', ...found }
  if (found) return visitor.isMenuPending ? { kind: 'wait' } : forbidden
  const module = moduleAt(place.path, visitor.menu)
  // The server's menu defines the path, and this app defines the screen (ROUTE-30).
  const named = module && routes.find((route) => hasView(route, module.view))
  if (named) return isAllowed(named, visitor.viewer) ? { kind: 'show', route: named, params: {} } : forbidden
  const title = titleInMenu(place.path, visitor.menu)
  if (title !== null) return { kind: 'maintenance', title }
  return visitor.isMenuPending ? { kind: 'wait' } : { kind: 'unknown' }
}

export function dutyOf(visitor: Pick<Visitor, 'mustChangePassword' | 'mustSetSecondStep'>): string | null {
  if (visitor.mustChangePassword) return paths.changePassword
  return visitor.mustSetSecondStep === true ? paths.secondStep : null
}

/** Returns the route of an address, also when the person may not see it; null when there is none. */
export function routeOf(path: string, routes: readonly FeatureRoute[]): FeatureRoute | null {
  return find(routes, withoutPrefix(path))?.route ?? null
}

/** Returns this app's screen for a path of the menu; null when there is none or it is not allowed. */
export function screenOf(
  path: string,
  routes: readonly FeatureRoute[],
  viewer: Viewer,
  menu: Menu | null,
): FeatureRoute | null {
  const visitor = { viewer, menu, isMenuPending: false, mustChangePassword: false }
  const multisystem = menu?.isMultisistema ?? false
  const place = correctPrefix(path, multisystem) ?? path
  const decision = guardVisitor({ path: place, search: '' }, routes, visitor)
  return decision.kind === 'show' ? decision.route : null
}

const forbidden: Decision = { kind: 'redirect', to: paths.forbidden }

function find(routes: readonly FeatureRoute[], path: string) {
  for (const route of routes) {
    const match = route.access === 'public' ? matchPath : matchScreen
    const params = match(route.path, path)
    if (params) return { route, params }
    if (route.room && isBelow(path, route.path)) return { route, params: {} }
  }
  return null
}

export function isBelow(path: string, deskPath: string): boolean {
  const depth = deskPath.split('/').filter(Boolean).length
  return isSamePath(path.split('/').filter(Boolean).slice(0, depth).join('/'), deskPath)
}

function isAllowed(route: FeatureRoute, viewer: Viewer): boolean {
  return route.visible?.(viewer) ?? true
}

function isPublicElsewhere(found: ReturnType<typeof find>): boolean {
  return found?.route.access === 'public' && !isSamePath(found.route.path, paths.login)
}

function isEmpty(path: string): boolean {
  return isSamePath(path, '/')
}

function fullPath(place: Place): string {
  return place.search ? `${place.path}?${place.search}` : place.path
}

function returnAddress(search: string, userId: number): string {
  const params = new URLSearchParams(search)
  const back = params.get(RETURN) ?? ''
  const leftBy = params.get(LEFT_BY)
  if (leftBy !== null && leftBy !== String(userId)) return paths.home
  const [path = ''] = back.split('?')
  const isInside = /^\/[^/]/.test(back) && !isSamePath(path, paths.login)
  return isInside ? back : paths.home
}

function withoutPrefix(path: string): string {
  const route = prefixedRoutes.find((name) => isSamePath(path, prefixedPath(name, true)))
  return route ? joinMenuUrl('', route) : path
}

/**
 * Returns the correct address of a route with two addresses: with the prefix for a multi-system person,
 * otherwise without. Returns null when `path` is correct already or has one address only.
 */
function correctPrefix(path: string, isMultisystem: boolean): string | null {
  const route = prefixedRoutes.find((name) => isSamePath(path, prefixedPath(name, !isMultisystem)))
  return route ? prefixedPath(route, isMultisystem) : null
}

function moduleAt(path: string, menu: Menu | null): MenuModule | null {
  return menu?.modules.find((candidate) => matchPath(candidate.url, path)) ?? null
}

export function titleInMenu(path: string, menu: Menu | null): string | null {
  const leaf = menuLeaves(menu?.tree ?? []).find((each) => isSamePath(each.path, path))
  return moduleAt(path, menu)?.title ?? leaf?.label ?? null
}

/** Returns whether the menu contains a screen of this app, by its address or by its view. */
export function isNamedBy(menu: Menu | null, path: string, routes: readonly FeatureRoute[]): boolean {
  const own = routes.find((route) => route.path === path)
  return menu?.modules.some(({ url, view }) => isSamePath(url, path) || (own && hasView(own, view))) ?? false
}

function hasView({ views = [] }: FeatureRoute, view: string): boolean {
  return views.includes(view.split('/').filter(Boolean).join('/').toLowerCase())
}
