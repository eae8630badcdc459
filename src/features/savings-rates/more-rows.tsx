import { IconPercentage } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.savingsRates,
    group: 'pay',
    rank: 27,
    tone: 'teal',
    icon: () => <IconPercentage size={24} />,
  },
]
