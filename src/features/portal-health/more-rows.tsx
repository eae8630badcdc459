import { IconHeartbeat } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { healthPaths } from '#hooks/navigation/inner-paths.ts'

export const rows: readonly MoreRow[] = [
  {
    path: healthPaths.health,
    group: 'portal',
    rank: 56,
    tone: 'ok',
    icon: () => <IconHeartbeat size={24} />,
  },
]
