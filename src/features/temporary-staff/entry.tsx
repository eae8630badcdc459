import { IconUsersGroup } from '@tabler/icons-react'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { staffPaths } from '#hooks/navigation/staff-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

const desks = ['teamStaff', 'companyStaff', 'specialStaff'] as const

export const entries: readonly MoreEntry[] = desks.map((name) => ({
  path: staffPaths[name],
  group: 'team',
  rank: 44,
  icon: () => <IconUsersGroup size={24} />,
  tone: 'teal',
  useWords: () => ({ title: useTexts(entryTexts)[name] }),
}))
