import { IconUsers } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'

export const rows: readonly MoreRow[] = [
  { path: paths.people, group: 'people', rank: 50, tone: 'primary', icon: () => <IconUsers size={24} /> },
]
