import { IconBell } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.notifications,
    group: 'daily',
    rank: 10,
    tone: 'primary',
    icon: () => <IconBell size={24} />,
    text: inBoth('Lo nuevo para ti', 'What’s new for you'),
  },
]
