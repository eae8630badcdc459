import { useMemo } from 'react'
import type { Viewer } from '#domain/can.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import type { ShellParts } from '#hooks/navigation/shell-parts.ts'
import { Bell } from './bell.tsx'
import { matchPath } from '../page/match-path.ts'
import { RecordTabs } from './record-tabs.tsx'
import { routes } from '../routes/routes.ts'
import { SyncBanner, SyncMark } from './shell-sync.tsx'

/** Rows of Más, each with its icon. */
export const loadEntries = lazyPart(() => import('../routes/more-entries.ts'))

const routeAt = (path: string) => routes.find((route) => matchPath(route.path, path))
const titleOf = (path: string) => routeAt(path)?.title() ?? ''

/** What the shell lends to the screen in it. */
export function useParts(viewer: Viewer): ShellParts {
  const { isNamed, ...others } = viewer
  const key = JSON.stringify(others)
  return useMemo(() => {
    // Desks are the menu's to name.
    const who: Viewer = { ...(JSON.parse(key) as Viewer), ...(isNamed && { isNamed }) }
    const canOpen = (path: string) => {
      const route = routeAt(path)
      return route !== undefined && (route.visible?.(who) ?? true)
    }
    return { SyncMark, SyncBanner, Bell, RecordTabs, canOpen, titleOf, loadEntries }
  }, [key, isNamed])
}
