import { IconCalendarDollar } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.savingsCut,
    group: 'pay',
    rank: 26,
    tone: 'teal',
    icon: () => <IconCalendarDollar size={24} />,
  },
]
