import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Notice } from '#contract/notifications/notices.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { loadNotices, rememberNotices, seenNotices } from './notices.ts'

interface Known {
  notices: Notice[] | null
  unseen: Notice[]
  /** Server time, ms. */
  at: number | null
  isFresh: boolean
}

export interface NoticeList {
  /** Today's notices, newest first. Empty until they are loaded, and while unknown. */
  notices: readonly Notice[]
  unseen: readonly Notice[]
  /**
   * 'reading': not loaded yet. 'unknown': neither fetched nor stored; the screen must not report an empty
   * list.
   */
  state: 'reading' | 'known' | 'unknown'
  /** Server time (ms) of a stale list; null when the list is fresh. */
  oldSince: number | null
  refresh: () => void
  markSeen: () => void
}

const KEY = ['notices']
const nothing: Known = { notices: null, unseen: [], at: null, isFresh: false }

export function useNotices(): NoticeList {
  const client = useQueryClient()
  const { user, company } = useProfile()
  const query = useQuery<Known>({
    queryKey: KEY,
    networkMode: 'always',
    // A fresh list is never refetched automatically. A stored or missing list is refetched when the device is
    // online again.
    staleTime: ({ state }) => (state.data?.isFresh ? Number.POSITIVE_INFINITY : 0),
    refetchOnReconnect: true,
    queryFn: async () => {
      const [loaded, seen] = await Promise.all([
        loadNotices({ company, userId: user.Id_Usuario }),
        seenNotices(),
      ])
      if (!loaded) return nothing
      const list = loaded.notices.sort((one, other) => other.id - one.id)
      return { ...loaded, notices: list, unseen: list.filter((notice) => !seen.includes(notice.id)) }
    },
  })
  const known = query.data ?? nothing
  const { notices, unseen, at, isFresh } = known
  const markSeen = () => {
    void rememberNotices(unseen.map((notice) => notice.id))
    client.setQueryData<Known>(KEY, { ...known, unseen: [] }, { updatedAt: query.dataUpdatedAt })
  }
  return {
    notices: notices ?? [],
    unseen,
    state: query.data === undefined ? 'reading' : notices === null ? 'unknown' : 'known',
    oldSince: isFresh ? null : at,
    refresh: () => void query.refetch(),
    markSeen,
  }
}
