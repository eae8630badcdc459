import { IconBriefcase2 } from '@tabler/icons-react'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: jobPaths.desk,
    group: 'hiring',
    rank: 44,
    tone: 'teal',
    icon: () => <IconBriefcase2 size={24} />,
  },
]
