import { IconLockCheck } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.secondStep,
    group: 'account',
    rank: 30,
    tone: 'primary',
    icon: () => <IconLockCheck size={24} />,
    text: inBoth('Números de una app, además de tu contraseña', 'Digits from an app, plus your password'),
  },
]
