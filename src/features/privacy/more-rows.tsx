import { IconShieldLock } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.ownData,
    group: 'account',
    rank: 40,
    tone: 'pink',
    icon: () => <IconShieldLock size={24} />,
    text: inBoth('Descárgalos o corrígelos', 'Download or correct it'),
  },
  {
    path: '/SolicitudesPrivacidad',
    group: 'hr',
    rank: 60,
    tone: 'pink',
    icon: () => <IconShieldLock size={24} />,
  },
  { path: '/Privacidad', group: 'portal', rank: 57, tone: 'pink', icon: () => <IconShieldLock size={24} /> },
]
