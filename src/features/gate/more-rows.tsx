import { IconShieldCheck } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.gate,
    group: 'daily',
    rank: 1,
    tone: 'primary',
    icon: () => <IconShieldCheck size={24} />,
    text: inBoth('Quién entra, sale y está adentro', 'Who enters, leaves and is inside'),
  },
]
