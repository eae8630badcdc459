import { IconClockExclamation, IconUsersGroup } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.timeAlerts,
    group: 'daily',
    rank: 70,
    tone: 'pink',
    icon: () => <IconClockExclamation size={24} />,
    title: inBoth('Alertas de tiempo', 'Time alerts'),
    text: inBoth('Sanitario y comedor', 'Restroom and canteen'),
  },
  {
    path: paths.team,
    group: 'daily',
    rank: 80,
    tone: 'primary',
    icon: () => <IconUsersGroup size={24} />,
    text: inBoth('Por persona y día', 'By person and day'),
  },
]
