import { IconFileCheck } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.documentReview,
    group: 'team',
    rank: 10,
    tone: 'pink',
    icon: () => <IconFileCheck size={24} />,
    useWords: () => useTexts(entryTexts).documentReview,
  },
]
