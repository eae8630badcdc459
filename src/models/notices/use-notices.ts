import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Notice } from '#contract/notices.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { loadNotices, rememberNotices, seenNotices } from './notices.ts'

interface Known {
  notices: Notice[]
  unseen: Notice[]
}

export interface NoticeList {
  /** Today's notices, newest first. Empty until they have arrived, and when they can't be had. */
  notices: readonly Notice[]
  /** Those that this person has not closed on this device. */
  unseen: readonly Notice[]
  /** Whether the list has been read. */
  isKnown: boolean
  markSeen: () => void
}

const KEY = ['notices']
const nothing: Known = { notices: [], unseen: [] }

export function useNotices(): NoticeList {
  const client = useQueryClient()
  const { user, company } = useProfile()
  const query = useQuery<Known>({
    queryKey: KEY,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [loaded, seen] = await Promise.all([
        loadNotices({ company, userId: user.Id_Usuario }),
        seenNotices(),
      ])
      const notices = loaded.sort((one, other) => other.id - one.id)
      return { notices, unseen: notices.filter((notice) => !seen.includes(notice.id)) }
    },
  })
  const { notices, unseen } = query.data ?? nothing
  const markSeen = () => {
    void rememberNotices(unseen.map((notice) => notice.id))
    client.setQueryData<Known>(KEY, { notices, unseen: [] })
  }
  return { notices, unseen, isKnown: query.data !== undefined, markSeen }
}
