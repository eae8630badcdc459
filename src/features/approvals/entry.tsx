import { IconHourglass } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useApproves } from '#models/approvals/use-approves.ts'
import { useWaitingApprovals } from '#models/approvals/waiting-count.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.approvals,
    group: 'daily',
    rank: 5,
    tone: 'primary',
    icon: () => <IconHourglass size={24} />,
    useWords: () => {
      const { title, waiting } = useTexts(entryTexts).approvals
      const count = useWaitingApprovals()
      return { title, ...(count > 0 && { text: waiting(count) }) }
    },
    useIsThere: useApproves,
  },
]
