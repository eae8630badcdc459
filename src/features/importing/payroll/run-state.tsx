import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconPlayerPause,
  IconProgress,
  IconX,
} from '@tabler/icons-react'
import type { PayrollRun } from '#contract/imports/payroll-runs.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from './texts.es.ts'

const looks = {
  'en-cola': { tone: 'neutral', icon: <IconClock size={18} /> },
  leyendo: { tone: 'primary', icon: <IconProgress size={18} /> },
  detenida: { tone: 'warn', icon: <IconPlayerPause size={18} /> },
  terminada: { tone: 'ok', icon: <IconCheck size={18} /> },
  rechazada: { tone: 'error', icon: <IconX size={18} /> },
} as const

export function RunState({ run }: { run: PayrollRun }) {
  const words = useTexts(texts)
  if (run.estado === 'terminada' && run.rechazados > 0)
    return (
      <StateChip tone="warn" icon={<IconAlertTriangle size={18} />}>
        {words.withRefused}
      </StateChip>
    )
  return <StateChip {...looks[run.estado]}>{words.states[run.estado]}</StateChip>
}
