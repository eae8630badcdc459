import { IconFileImport, IconPlugConnected, IconTableImport, IconUsersPlus } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { importPaths } from '#hooks/navigation/inner-paths.ts'

export const rows: readonly MoreRow[] = [
  {
    path: importPaths.people,
    group: 'people',
    rank: 52,
    tone: 'teal',
    icon: () => <IconUsersPlus size={24} />,
  },
  {
    path: importPaths.data,
    group: 'pay',
    rank: 53,
    tone: 'teal',
    icon: () => <IconTableImport size={24} />,
  },
  {
    path: importPaths.payroll,
    group: 'pay',
    rank: 54,
    tone: 'teal',
    icon: () => <IconFileImport size={24} />,
  },
  {
    path: importPaths.sources,
    group: 'portal',
    rank: 55,
    tone: 'teal',
    icon: () => <IconPlugConnected size={24} />,
  },
]
