import { IconClipboardList } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { pollDeskPaths } from '#hooks/navigation/inner-paths.ts'

export const rows: readonly MoreRow[] = [
  {
    path: pollDeskPaths.desk,
    group: 'hr',
    rank: 31,
    tone: 'primary',
    icon: () => <IconClipboardList size={24} />,
  },
]
