import { IconSpeakerphone } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.notices,
    group: 'about',
    rank: 10,
    tone: 'warn',
    icon: () => <IconSpeakerphone size={24} />,
  },
]
