import { useMemo } from 'react'
import type { Viewer } from '#domain/can.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import type { ShellParts } from '#hooks/navigation/shell-parts.ts'
import { Bell } from './bell.tsx'
import { paths } from '#hooks/navigation/paths.ts'
import { matchPath } from '../page/match-path.ts'
import { RecordTabs } from './record-tabs.tsx'
import { routes } from '../routes/routes.ts'
import { SyncBanner, SyncMark } from './shell-sync.tsx'

/** Rows of Más, each with its icon. */
export const loadEntries = lazyPart(() => import('../routes/more-entries.ts'))

/** Whose work Inicio shows to those who sit there. */
const desks: readonly string[] = [paths.documentReview, paths.requestDesk]

const routeAt = (path: string) => routes.find((route) => matchPath(route.path, path))
const titleOf = (path: string) => routeAt(path)?.title() ?? ''

/** What the shell lends to the screen in it. */
export function useParts(viewer: Viewer): ShellParts {
  const key = JSON.stringify({ ...viewer, desks: desks.filter((path) => viewer.isNamed?.(path)) })
  return useMemo(() => {
    const known = JSON.parse(key) as Viewer & { desks: string[] }
    const who: Viewer = { ...known, isNamed: (path) => known.desks.includes(path) }
    const canOpen = (path: string) => {
      const route = routeAt(path)
      return route !== undefined && (route.visible?.(who) ?? true)
    }
    return { SyncMark, SyncBanner, Bell, RecordTabs, canOpen, titleOf, loadEntries }
  }, [key])
}
