import { IconSend } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.asking,
    group: 'daily',
    rank: 10,
    tone: 'teal',
    icon: () => <IconSend size={24} />,
    text: inBoth('Pide permiso y revisa cómo va', 'Request time off and follow its status'),
  },
]
