import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { inBoth } from '#i18n/in-both.ts'
import { VacancyIcon } from '#models/screens/vacancy-icon.tsx'

export const rows: readonly MoreRow[] = [
  {
    path: jobPaths.jobs,
    group: 'daily',
    rank: 66,
    tone: 'primary',
    icon: () => <VacancyIcon size={24} />,
    text: inBoth('Postúlate y revisa cómo vas', 'Apply and check your status'),
  },
]
