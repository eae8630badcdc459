import { IconPlant2 } from '@tabler/icons-react'
import { improvementPaths } from '#hooks/navigation/improvement-paths.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: improvementPaths.followUp,
    group: 'daily',
    rank: 66,
    tone: 'warn',
    icon: () => <IconPlant2 size={24} />,
    useWords: () => useTexts(entryTexts).improvements,
  },
]
