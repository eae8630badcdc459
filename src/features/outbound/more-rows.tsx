import { IconDatabaseExport, IconWebhook } from '@tabler/icons-react'
import { outboundPaths } from '#hooks/navigation/inner-paths.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: outboundPaths.rows,
    group: 'pay',
    rank: 56,
    tone: 'teal',
    icon: () => <IconDatabaseExport size={24} />,
  },
  {
    path: outboundPaths.connections,
    group: 'portal',
    rank: 59,
    tone: 'teal',
    icon: () => <IconWebhook size={24} />,
  },
]
