import {
  IconCalendarEvent,
  IconCircleOff,
  IconEye,
  IconHeartHandshake,
  IconMail,
  IconUserCheck,
} from '@tabler/icons-react'
import type { ApplicationState } from '#domain/jobs/application.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from './texts.es.ts'

const looks = {
  recibida: { tone: 'warn', icon: <IconMail /> },
  revision: { tone: 'primary', icon: <IconEye /> },
  entrevista: { tone: 'primary', icon: <IconCalendarEvent /> },
  autorizacion: { tone: 'warn', icon: <IconUserCheck /> },
  oferta: { tone: 'ok', icon: <IconHeartHandshake /> },
  no_seleccionada: { tone: 'neutral', icon: <IconCircleOff /> },
} as const

export function StateMark({ state, plain = false }: { state: ApplicationState; plain?: boolean }) {
  const words = useTexts(texts).applications.states
  return (
    <StateChip {...looks[state]} plain={plain}>
      {words[state]}
    </StateChip>
  )
}
