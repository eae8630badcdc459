import { IconPigMoney } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.savingsDesk,
    group: 'pay',
    rank: 25,
    tone: 'teal',
    icon: () => <IconPigMoney size={24} />,
    text: inBoth('Decide préstamos, retiros y bajas', 'Decide on loans, withdrawals and fund exits'),
  },
]
