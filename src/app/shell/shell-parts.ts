import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Menu } from '#contract/identity/login.ts'
import type { Viewer } from '#domain/identity/can.ts'
import { type MenuNode, prunedMenu } from '#domain/identity/menu.ts'
import { keptPart } from '#parts/lazy-part.ts'
import type { ShellParts } from '#hooks/navigation/shell-parts.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { Bell } from './bell.tsx'
import { matchPath } from '../page/match-path.ts'
import { RecordTabs } from './record-tabs.tsx'
import { routeOf, screenOf } from '../routes/guard.ts'
import { routes } from '../routes/routes.ts'
import { barEntries } from './shell-sections.ts'
import { SyncBanner, SyncMark } from './shell-sync.tsx'

export const loadRows = keptPart(() => import('../routes/more-rows.ts'))

const routeAt = (path: string) => routes.find((route) => matchPath(route.path, path))

export function menuOf(viewer: Viewer, menu: Menu | null, listed: readonly string[]): MenuNode[] {
  const known = new Set([...barEntries(routes, viewer).map(({ path }) => path), ...listed])
  return prunedMenu(menu?.tree ?? [], (path) => {
    const screen = screenOf(path, routes, viewer, menu)?.path
    if (screen === undefined || known.has(screen)) return false
    known.add(screen)
    return true
  })
}

/**
 * Title of the screen at `path`. Screens inside a desk get the desk's title, because `routes` does not
 * contain them.
 */
export const titleOf = (path: string) => routeOf(path, routes)?.title() ?? ''

export function useParts(viewer: Viewer): ShellParts {
  const { isNamed, ...others } = viewer
  const { menu } = useProfile()
  const { data: lacking } = useQuery<readonly string[]>({ queryKey: ['lacking'], enabled: false })
  const key = JSON.stringify(others)
  return useMemo(() => {
    // JSON omits functions, so `isNamed` is added again.
    const who: Viewer = { ...(JSON.parse(key) as Viewer), ...(isNamed && { isNamed }) }
    const canOpen = (path: string) => {
      const route = routeAt(path)
      return route !== undefined && (route.visible?.(who) ?? true)
    }
    const menuBeside = (listed: readonly string[]) => menuOf(who, menu, listed)
    return { SyncMark, SyncBanner, Bell, RecordTabs, canOpen, titleOf, lacking, loadRows, menuBeside }
  }, [key, isNamed, menu, lacking])
}
