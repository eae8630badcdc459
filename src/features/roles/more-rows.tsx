import { IconUserShield } from '@tabler/icons-react'
import { rolePaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: rolePaths.roles,
    useHref: () => `#${rolePaths.give}`,
    group: 'people',
    rank: 51,
    tone: 'primary',
    icon: () => <IconUserShield size={24} />,
    title: inBoth('Dar un rol', 'Assign a role'),
    text: inBoth('Y ver quién tiene cada rol', 'And see who has each role'),
  },
]
