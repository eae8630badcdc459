import { IconMessage } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useSavingsEnrolment } from '#models/savings/use-savings-enrolment.ts'
import { inBoth } from '#i18n/in-both.ts'

const member = inBoth('Pide un préstamo o mueve tu ahorro', 'Request a loan or move your savings')
const outside = inBoth('Inscríbete a la caja o busca una vacante', 'Join the fund or find a vacancy')

export const rows: readonly MoreRow[] = [
  {
    path: paths.assistant,
    group: 'daily',
    rank: 30,
    tone: 'teal',
    icon: () => <IconMessage size={24} />,
    // Only members of the fund can have a loan.
    useText: () => (useSavingsEnrolment().canSee === false ? outside() : member()),
    // A kiosk shows the assistant as a tile of Inicio.
    useIsShown: () => !useIsKiosk(),
  },
]
