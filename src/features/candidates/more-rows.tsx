import { IconFileDollar, IconUserPlus } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'

const desks = [
  ['candidates', IconUserPlus],
  ['offers', IconFileDollar],
] as const

export const rows: readonly MoreRow[] = desks.map(([name, Icon]) => ({
  path: paths[name],
  group: 'hiring',
  rank: 43,
  icon: () => <Icon size={24} />,
  tone: 'pink',
}))
