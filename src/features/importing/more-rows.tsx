import { IconFileImport, IconPlugConnected, IconTableImport, IconUsersPlus } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { runPaths } from './payroll/paths.ts'

export const rows: readonly MoreRow[] = [
  { path: '/Importar', group: 'team', rank: 52, tone: 'teal', icon: () => <IconUsersPlus size={24} /> },
  {
    path: '/ImportarDatos',
    group: 'team',
    rank: 53,
    tone: 'teal',
    icon: () => <IconTableImport size={24} />,
  },
  { path: runPaths.runs, group: 'team', rank: 54, tone: 'teal', icon: () => <IconFileImport size={24} /> },
  {
    path: '/FuentesImportacion',
    group: 'team',
    rank: 55,
    tone: 'teal',
    icon: () => <IconPlugConnected size={24} />,
  },
]
