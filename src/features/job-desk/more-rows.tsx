import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { VacancyIcon } from '#models/screens/vacancy-icon.tsx'

export const rows: readonly MoreRow[] = [
  {
    path: jobPaths.desk,
    group: 'hiring',
    rank: 44,
    tone: 'teal',
    icon: () => <VacancyIcon size={24} />,
  },
]
