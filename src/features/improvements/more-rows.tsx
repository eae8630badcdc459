import { IconPlant2 } from '@tabler/icons-react'
import { improvementPaths } from '#hooks/navigation/inner-paths.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { inBoth } from '#i18n/in-both.ts'

export const rows: readonly MoreRow[] = [
  {
    path: improvementPaths.followUp,
    group: 'daily',
    rank: 66,
    tone: 'warn',
    icon: () => <IconPlant2 size={24} />,
    text: inBoth('Cuéntanos qué se puede mejorar', 'Tell us what could be better'),
  },
]
