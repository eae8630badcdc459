import { IconUserQuestion } from '@tabler/icons-react'
import { helpPaths } from '#hooks/navigation/help-paths.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: helpPaths.help,
    group: 'about',
    rank: 5,
    tone: 'primary',
    icon: () => <IconUserQuestion size={24} />,
    useWords: () => useTexts(entryTexts).help,
  },
]
