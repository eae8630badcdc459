import { IconClipboardList } from '@tabler/icons-react'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { pollDeskPaths } from '#hooks/navigation/poll-desk-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: pollDeskPaths.desk,
    group: 'team',
    rank: 31,
    tone: 'primary',
    icon: () => <IconClipboardList size={24} />,
    useWords: () => ({ title: useTexts(entryTexts).desk }),
  },
]
