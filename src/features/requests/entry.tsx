import { IconMessage2Question, IconScale } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.clarifications,
    group: 'account',
    rank: 40,
    tone: 'pink',
    icon: () => <IconMessage2Question size={24} />,
    useWords: () => useTexts(entryTexts).clarifications,
  },
  {
    path: paths.disputes,
    group: 'account',
    rank: 50,
    tone: 'warn',
    icon: () => <IconScale size={24} />,
    useWords: () => useTexts(entryTexts).disputes,
  },
]
