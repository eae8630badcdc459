import { IconBan, IconCircleCheck, IconEye, IconHourglass, IconX } from '@tabler/icons-react'
import type { SavingsRequest } from '#contract/savings-desk.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from './texts.es.ts'

const looks = {
  pedido: { tone: 'warn', icon: <IconHourglass /> },
  en_revision: { tone: 'warn', icon: <IconEye /> },
  autorizado: { tone: 'ok', icon: <IconCircleCheck /> },
  pagado: { tone: 'ok', icon: <IconCircleCheck /> },
  rechazado: { tone: 'error', icon: <IconX /> },
  cancelado: { tone: 'neutral', icon: <IconBan /> },
} as const

/** How far a request has come. */
export function StepChip({ step, plain = false }: { step: SavingsRequest['paso']; plain?: boolean }) {
  const words = useTexts(texts).steps
  return (
    <StateChip plain={plain} {...looks[step]}>
      {words[step]}
    </StateChip>
  )
}
