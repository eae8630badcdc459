import { paths } from '#hooks/navigation/paths.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { inBoth } from '#i18n/in-both.ts'
import { ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { titles } from './titles.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.payDoubt,
    group: 'daily',
    rank: 40,
    tone: 'pink',
    icon: () => <ClarificationIcon size={24} />,
    title: inBoth('Aclaraciones', 'Clarifications'),
    text: titles.payDoubt,
  },
]
