import { IconBook2 } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.record,
    group: 'audit',
    rank: 10,
    tone: 'teal',
    icon: () => <IconBook2 size={24} />,
    text: inBoth('Quién entró, quién vio y quién cambió', 'Who signed in, viewed or changed data'),
  },
]
