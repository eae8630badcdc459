import { IconHelpCircle } from '@tabler/icons-react'
import { helpPaths } from '#hooks/navigation/inner-paths.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { inBoth } from '#i18n/in-both.ts'

export const rows: readonly MoreRow[] = [
  {
    path: helpPaths.help,
    group: 'about',
    rank: 5,
    tone: 'primary',
    icon: () => <IconHelpCircle size={24} />,
    text: inBoth('Para qué sirve cada pantalla', 'What each screen is for'),
  },
]
