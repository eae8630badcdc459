import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { EvaluationIcon } from '#models/screens/screen-icons.tsx'

export const rows: readonly MoreRow[] = [
  {
    path: paths.evaluations,
    group: 'daily',
    rank: 64,
    tone: 'pink',
    icon: () => <EvaluationIcon size={24} />,
    text: inBoth('Contesta las que te piden', 'Answer the ones assigned to you'),
  },
]
