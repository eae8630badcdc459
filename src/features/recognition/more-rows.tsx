import { IconHeart } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { recognitionPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

export const rows: readonly MoreRow[] = [
  {
    path: recognitionPaths.give,
    group: 'daily',
    rank: 66,
    tone: 'pink',
    icon: () => <IconHeart size={24} />,
    text: inBoth('Agradece a un compañero', 'Thank a colleague'),
  },
  {
    path: recognitionPaths.desk,
    group: 'hr',
    rank: 45,
    tone: 'pink',
    icon: () => <IconHeart size={24} />,
  },
]
