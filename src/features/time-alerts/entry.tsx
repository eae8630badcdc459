import { IconClockExclamation, IconUsersGroup } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.timeAlerts,
    group: 'daily',
    rank: 70,
    tone: 'pink',
    icon: () => <IconClockExclamation size={24} />,
    useWords: () => useTexts(entryTexts).timeAlerts,
  },
  {
    path: paths.team,
    group: 'daily',
    rank: 80,
    tone: 'primary',
    icon: () => <IconUsersGroup size={24} />,
    useWords: () => useTexts(entryTexts).teamAlerts,
  },
]
