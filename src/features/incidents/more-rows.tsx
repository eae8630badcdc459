import { IconCalendarPlus } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.incidents,
    group: 'daily',
    rank: 60,
    tone: 'primary',
    icon: () => <IconCalendarPlus size={24} />,
    title: inBoth('Incidencias', 'Absences'),
    text: inBoth('Pide un día o cambia tu descanso', 'Request a day or change your day off'),
    // Hidden when the kardex is available, because the kardex contains this entry.
    useIsShown: () => !useShellParts().canOpen(paths.kardex),
  },
]
