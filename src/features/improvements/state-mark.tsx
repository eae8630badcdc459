import { IconBulb, IconCheck, IconEye, IconProgress, IconUserCheck, IconX } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from './texts.es.ts'

const looks = {
  1: { tone: 'warn', icon: <IconBulb /> },
  2: { tone: 'primary', icon: <IconEye /> },
  3: { tone: 'primary', icon: <IconUserCheck /> },
  4: { tone: 'teal', icon: <IconProgress /> },
  5: { tone: 'ok', icon: <IconCheck /> },
  6: { tone: 'neutral', icon: <IconX /> },
} as const

export function StateMark({ state }: { state: number }) {
  const words = useTexts(texts)
  const look = looks[state as keyof typeof looks] ?? looks[1]
  return (
    <StateChip tone={look.tone} icon={look.icon} plain>
      {words.states[state]}
    </StateChip>
  )
}
