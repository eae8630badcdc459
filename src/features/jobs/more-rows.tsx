import { IconBriefcase2 } from '@tabler/icons-react'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { inBoth } from '#i18n/in-both.ts'

export const rows: readonly MoreRow[] = [
  {
    path: jobPaths.jobs,
    group: 'daily',
    rank: 66,
    tone: 'primary',
    icon: () => <IconBriefcase2 size={24} />,
    text: inBoth('Postúlate y revisa cómo vas', 'Apply and check your status'),
  },
]
