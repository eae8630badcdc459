import { IconMessageReply } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.requestDesk,
    group: 'pay',
    rank: 20,
    tone: 'primary',
    icon: () => <IconMessageReply size={24} />,
    text: inBoth('Responde aclaraciones e inconformidades', 'Answer clarifications and disputes'),
  },
]
