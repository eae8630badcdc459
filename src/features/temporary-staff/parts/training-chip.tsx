import { IconCheck, IconX } from '@tabler/icons-react'
import { TRAINED_GROUP } from '#domain/temporary/process.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from '../texts.es.ts'
import type { Person } from './people.ts'

/** Shows the training, which only one work group has (TEMP-32 … 35, BR-38). */
export function TrainingChip({ person: { facts } }: { person: Person }) {
  const words = useTexts(texts).training
  if (facts.workGroup !== TRAINED_GROUP) return <>{words.none}</>
  const { isTrained } = facts
  return (
    <StateChip
      plain
      tone={isTrained ? 'ok' : 'error'}
      icon={isTrained ? <IconCheck size={18} /> : <IconX size={18} />}
    >
      {isTrained ? words.yes : words.no}
    </StateChip>
  )
}
