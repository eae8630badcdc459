import { IconBell } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.notifications,
    group: 'daily',
    rank: 10,
    tone: 'primary',
    icon: () => <IconBell size={24} />,
    useWords: () => useTexts(entryTexts).notifications,
  },
]
