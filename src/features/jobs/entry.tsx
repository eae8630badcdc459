import { IconBriefcase2 } from '@tabler/icons-react'
import { jobPaths } from '#hooks/navigation/job-paths.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: jobPaths.jobs,
    group: 'daily',
    rank: 66,
    tone: 'primary',
    icon: () => <IconBriefcase2 size={24} />,
    useWords: () => useTexts(entryTexts).jobs,
  },
]
