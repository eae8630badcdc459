import { IconCheck, IconClockHour4, IconFileDollar, IconClockX, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Offer } from '#contract/jobs/candidates.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'

const looks = {
  preparar: { tone: 'primary', icon: <IconFileDollar /> },
  enviada: { tone: 'warn', icon: <IconClockHour4 /> },
  aceptada: { tone: 'ok', icon: <IconCheck /> },
  declinada: { tone: 'error', icon: <IconX /> },
  vencida: { tone: 'error', icon: <IconClockX /> },
} as const

export function OfferChip({ state, children }: { state: Offer['estado']; children: ReactNode }) {
  return (
    <StateChip {...looks[state]} plain>
      {children}
    </StateChip>
  )
}
