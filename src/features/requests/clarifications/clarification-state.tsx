import { IconCircleCheck, IconCircleDot } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import type { ClarificationRow } from './clarification-rows.ts'
import { clarificationTexts } from './clarification-texts.es.ts'

/** Shows a red chip for an open clarification, else a green chip (CLAR-17, CLAR-18). */
export function StateOf({ row }: { row: Pick<ClarificationRow, 'isOpen' | 'state'> }) {
  const words = useTexts(clarificationTexts).answerStates
  return (
    <StateChip tone={row.isOpen ? 'error' : 'ok'} icon={row.isOpen ? <IconCircleDot /> : <IconCircleCheck />}>
      {words[row.state] ?? <span lang="es-MX">{row.state}</span>}
    </StateChip>
  )
}
