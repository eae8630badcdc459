import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDot,
  IconCloudUpload,
  IconLock,
} from '@tabler/icons-react'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import type { ClarificationRow } from './clarification-rows.ts'
import { clarificationTexts } from './clarification-texts.es.ts'

/** CLAR-17, CLAR-18. */
export function StateOf({ row }: { row: Pick<ClarificationRow, 'isOpen' | 'state'> }) {
  const words = useTexts(clarificationTexts).answerStates
  return (
    <StateChip tone={row.isOpen ? 'error' : 'ok'} icon={row.isOpen ? <IconCircleDot /> : <IconCircleCheck />}>
      {words[row.state] ?? <span lang="es-MX">{row.state}</span>}
    </StateChip>
  )
}

const looks = {
  queued: { tone: 'warn', icon: <IconCloudUpload /> },
  sending: { tone: 'warn', icon: <IconCloudUpload /> },
  'needs-session': { tone: 'warn', icon: <IconLock /> },
  rejected: { tone: 'error', icon: <IconAlertTriangle /> },
  synced: { tone: 'ok', icon: <IconCircleCheck /> },
} as const

export function WaitingState({ state, plain }: { state: WaitingRequest<unknown>['state']; plain?: boolean }) {
  const words = useTexts(clarificationTexts).states
  const { tone, icon } = looks[state]
  return (
    <StateChip tone={tone} icon={icon} live plain={plain ?? false}>
      {/* A request in transit counts as queued until the response arrives. */}
      {words[state === 'sending' ? 'queued' : state]}
    </StateChip>
  )
}
