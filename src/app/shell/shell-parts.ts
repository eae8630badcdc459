import { useMemo } from 'react'
import type { Viewer } from '#domain/can.ts'
import type { ShellParts } from '#hooks/navigation/shell-parts.ts'
import { Bell } from './bell.tsx'
import { matchPath } from '../page/match-path.ts'
import { RecordTabs } from './record-tabs.tsx'
import { routes } from '../routes/routes.ts'
import { SyncBanner, SyncMark } from './shell-sync.tsx'

/** What the shell lends to the screen in it. */
export function useParts({
  company,
  userId,
  reviewsDocuments = false,
  publishesNotices = false,
  answersRequests = false,
  managesPeople = false,
  readsRecord = false,
  leadsTeam = false,
}: Viewer): ShellParts {
  return useMemo(() => {
    const desks = { reviewsDocuments, publishesNotices, answersRequests, managesPeople, readsRecord }
    const viewer = { company, userId, leadsTeam, ...desks }
    const canOpen = (path: string) => {
      const route = routes.find((candidate) => matchPath(candidate.path, path))
      return route !== undefined && (route.visible?.(viewer) ?? true)
    }
    return { SyncMark, SyncBanner, Bell, RecordTabs, canOpen }
  }, [
    company,
    userId,
    reviewsDocuments,
    publishesNotices,
    answersRequests,
    managesPeople,
    readsRecord,
    leadsTeam,
  ])
}
