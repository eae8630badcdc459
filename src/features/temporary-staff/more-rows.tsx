import { IconCalendarUser } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { staffPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

const titles = {
  teamStaff: inBoth('Personal temporal de mi equipo', 'My team’s temporary staff'),
  companyStaff: inBoth('Personal temporal de la empresa', 'Company temporary staff'),
  specialStaff: inBoth('Personal temporal: administración', 'Temporary staff: administration'),
}
const desks = ['teamStaff', 'companyStaff', 'specialStaff'] as const

export const rows: readonly MoreRow[] = desks.map((name) => ({
  path: staffPaths[name],
  group: name === 'teamStaff' ? 'team' : 'hr',
  rank: 44,
  icon: () => <IconCalendarUser size={24} />,
  tone: 'teal',
  title: titles[name],
}))
