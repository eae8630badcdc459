import { IconShieldLock } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.privacy,
    group: 'about',
    rank: 20,
    tone: 'pink',
    icon: () => <IconShieldLock size={24} />,
    title: inBoth('Aviso de privacidad', 'Privacy notice'),
  },
]
