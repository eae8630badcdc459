import {
  IconBan,
  IconCheck,
  IconClockHour4,
  IconFileDollar,
  IconClockX,
  IconProgressCheck,
  IconShieldCheck,
  IconX,
} from '@tabler/icons-react'
import type { CandidateStage } from '#domain/candidates/stages.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from '../texts.es.ts'

const looks = {
  apego: { tone: 'warn', icon: <IconProgressCheck /> },
  autorizacion: { tone: 'warn', icon: <IconShieldCheck /> },
  oferta: { tone: 'primary', icon: <IconFileDollar /> },
  ofrecida: { tone: 'warn', icon: <IconClockHour4 /> },
  aceptada: { tone: 'ok', icon: <IconCheck /> },
  declinada: { tone: 'error', icon: <IconX /> },
  vencida: { tone: 'error', icon: <IconClockX /> },
  descartada: { tone: 'neutral', icon: <IconBan /> },
} as const

export function StageChip({ stage, plain = false }: { stage: CandidateStage; plain?: boolean }) {
  const words = useTexts(texts).stages
  return (
    <StateChip {...looks[stage]} plain={plain}>
      {words[stage]}
    </StateChip>
  )
}
