import { IconFileCheck } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.documentReview,
    group: 'hr',
    rank: 10,
    tone: 'pink',
    icon: () => <IconFileCheck size={24} />,
    text: inBoth('Acepta o comenta lo que la gente sube', 'Accept or comment on what people upload'),
  },
]
