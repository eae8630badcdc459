import { IconCash, IconCheck, IconHourglass, IconUserX, IconX } from '@tabler/icons-react'
import type { SavingsRequest } from '#contract/savings/savings-desk.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from './texts.es.ts'

const looks = {
  pedido: { tone: 'warn', icon: <IconHourglass /> },
  en_revision: { tone: 'warn', icon: <IconHourglass /> },
  autorizado: { tone: 'ok', icon: <IconCheck /> },
  pagado: { tone: 'teal', icon: <IconCash /> },
  rechazado: { tone: 'error', icon: <IconX /> },
  cancelado: { tone: 'neutral', icon: <IconUserX /> },
} as const

export function isWaiting({ paso }: Pick<SavingsRequest, 'paso'>): boolean {
  return paso === 'pedido' || paso === 'en_revision'
}

export function StepChip({ step, plain = false }: { step: SavingsRequest['paso']; plain?: boolean }) {
  const words = useTexts(texts).steps
  return (
    <StateChip {...looks[step]} plain={plain}>
      {words[step]}
    </StateChip>
  )
}
