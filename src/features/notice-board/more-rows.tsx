import { IconSpeakerphone } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.noticeBoard,
    useHref: () => `#${paths.newNotice}`,
    group: 'hr',
    rank: 30,
    tone: 'warn',
    icon: () => <IconSpeakerphone size={24} />,
    title: inBoth('Publicar un aviso', 'Publish a notice'),
    text: inBoth('Y ver cuántos abrieron los anteriores', 'And see how many opened the earlier ones'),
  },
]
