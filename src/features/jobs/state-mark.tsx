import { IconAlertTriangle, IconCheck, IconCloudUpload, IconDeviceMobile } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import type { ApplyingState } from '#models/jobs/use-applying.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from './texts.es.ts'

interface Props {
  /** 'synced': delivered, and missing in the server's list. */
  where: ApplyingState | 'synced'
  canKeep: boolean
  hasAnswers: boolean
}

/** Draft states of product.md; nothing before the first answer. */
export function StateMark({ where, canKeep, hasAnswers }: Props) {
  const words = useTexts(texts).states
  if (!canKeep && hasAnswers) {
    return (
      <StateChip tone="warn" live plain icon={<IconAlertTriangle />}>
        {words.notKept}
      </StateChip>
    )
  }
  if (where === 'none') return null
  const { tone, icon } = looks[where]
  return (
    <StateChip tone={tone} live plain icon={icon}>
      {where === 'rejected' ? words.rejected : words[where]}
    </StateChip>
  )
}

const looks = {
  draft: { tone: 'neutral', icon: <IconDeviceMobile /> },
  queued: { tone: 'warn', icon: <IconCloudUpload /> },
  rejected: { tone: 'error', icon: <IconAlertTriangle /> },
  synced: { tone: 'teal', icon: <IconCheck /> },
} as const
