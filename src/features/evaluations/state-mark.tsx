import { IconAlertTriangle, IconCircleCheck, IconCloudUpload, IconDeviceMobile } from '@tabler/icons-react'
import type { AnswersState } from '#models/evaluations/use-questionnaire.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { CorrectButton } from './correct-button.tsx'
import { texts } from './texts.es.ts'

interface Props {
  state: AnswersState
  canKeep: boolean
  onCorrect: () => void
}

/** Draft states of product.md. Before the first answer it shows at most a warning that this device stores nothing. */
export function StateMark({ state, canKeep, onCorrect }: Props) {
  const words = useTexts(texts).states
  // Answers on the server need no storage here.
  if (!canKeep && state !== 'synced') {
    return (
      <StateChip tone="warn" live plain icon={<IconAlertTriangle />}>
        {words.notKept}
      </StateChip>
    )
  }
  if (state === 'none') return null
  if (state === 'rejected') return <CorrectButton onClick={onCorrect} />
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
  synced: { tone: 'ok', icon: <IconCircleCheck /> },
} as const
