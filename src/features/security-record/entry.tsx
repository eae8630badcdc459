import { IconBook2 } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.record,
    group: 'audit',
    rank: 10,
    tone: 'teal',
    icon: () => <IconBook2 size={24} />,
    useWords: () => useTexts(entryTexts).record,
  },
]
