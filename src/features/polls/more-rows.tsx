import { IconClipboardList } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { pollPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

export const rows: readonly MoreRow[] = [
  {
    path: pollPaths.polls,
    group: 'daily',
    rank: 65,
    tone: 'teal',
    icon: () => <IconClipboardList size={24} />,
    text: inBoth('Lo que la empresa te pregunta', 'What the company asks you'),
  },
]
