import { IconAlertTriangle, IconCloudUpload, IconDeviceMobile } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import type { AnsweringState } from '#models/polls/use-answering.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from './texts.es.ts'

interface Props {
  state: AnsweringState
  canKeep: boolean
}

/** Hidden after sending. Before the first answer, shows at most a warning that this device stores nothing. */
export function StateMark({ state, canKeep }: Props) {
  const words = useTexts(texts).states
  if (state === 'sent') return null
  if (!canKeep) {
    return (
      <StateChip tone="warn" live plain icon={<IconAlertTriangle />}>
        {words.notKept}
      </StateChip>
    )
  }
  if (state === 'none') return null
  const { tone, icon } = looks[state]
  return (
    <StateChip tone={tone} live plain icon={icon}>
      {words[state]}
    </StateChip>
  )
}

const looks = {
  draft: { tone: 'neutral', icon: <IconDeviceMobile /> },
  queued: { tone: 'warn', icon: <IconCloudUpload /> },
  rejected: { tone: 'error', icon: <IconAlertTriangle /> },
} as const
