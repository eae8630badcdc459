import { IconMessage } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { inBoth } from '#i18n/in-both.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.assistant,
    group: 'daily',
    rank: 30,
    tone: 'teal',
    icon: () => <IconMessage size={24} />,
    text: inBoth('Pide un préstamo o mueve tu ahorro', 'Request a loan or move your savings'),
    // A kiosk shows the assistant as a tile of Inicio.
    useIsShown: () => !useIsKiosk(),
  },
]
