import { IconUserShield } from '@tabler/icons-react'
import { rolePaths } from '#hooks/navigation/inner-paths.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: rolePaths.roles,
    group: 'people',
    rank: 51,
    tone: 'primary',
    icon: () => <IconUserShield size={24} />,
  },
]
