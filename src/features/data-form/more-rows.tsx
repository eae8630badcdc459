import { IconId } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.dataChanges,
    group: 'hr',
    rank: 11,
    tone: 'teal',
    icon: () => <IconId size={24} />,
    text: inBoth('Lo que la gente cambió después de registrarse', 'What people changed after registering'),
  },
]
