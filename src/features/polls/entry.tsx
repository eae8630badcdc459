import { IconClipboardList } from '@tabler/icons-react'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { pollPaths } from '#hooks/navigation/poll-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: pollPaths.polls,
    group: 'daily',
    rank: 65,
    tone: 'teal',
    icon: () => <IconClipboardList size={24} />,
    useWords: () => useTexts(entryTexts).polls,
  },
]
