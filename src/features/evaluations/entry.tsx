import { IconClipboardCheck } from '@tabler/icons-react'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.evaluations,
    group: 'daily',
    rank: 64,
    tone: 'pink',
    icon: () => <IconClipboardCheck size={24} />,
    useWords: () => useTexts(entryTexts).evaluations,
  },
]
