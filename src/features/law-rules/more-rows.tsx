import { IconGavel } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  { path: '/ReglasDeLey', group: 'portal', rank: 58, tone: 'primary', icon: () => <IconGavel size={24} /> },
]
