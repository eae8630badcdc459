import { IconSpeakerphone } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.noticeBoard,
    group: 'hr',
    rank: 30,
    tone: 'warn',
    icon: () => <IconSpeakerphone size={24} />,
    text: inBoth(
      'Publica un aviso y mira cuántos lo abrieron',
      'Publish a notice and see how many opened it',
    ),
  },
]
