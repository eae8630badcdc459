import { IconHierarchy } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

const both = { tone: 'teal', icon: () => <IconHierarchy size={24} /> } as const

export const rows: readonly MoreRow[] = [
  {
    ...both,
    group: 'team',
    path: paths.teamPositions,
    rank: 41,
    text: inBoth(
      'Personas, vacantes y lo que pide cada puesto',
      'People, vacancies and what each position requires',
    ),
  },
  {
    ...both,
    group: 'hiring',
    path: paths.profiles,
    rank: 42,
    text: inBoth('Súbelos desde un archivo .xlsx', 'Upload them from an .xlsx file'),
  },
]
