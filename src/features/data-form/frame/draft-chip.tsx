import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCloudUpload,
  IconDeviceMobile,
  IconDevices,
  IconProgress,
} from '@tabler/icons-react'
import { formatInstant } from '#domain/dates.ts'
import type { DraftState } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from '../texts.es.ts'

interface Props {
  state: DraftState
  /** Server ms of the state. */
  at: number | null
  /** In the form's header: announced when it changes. */
  live?: boolean
}

/** Where a step's answers are (product.md, draft states). A refused step has a button instead: CorrectButton. */
export function DraftChip({ state, at, live = false }: Props) {
  const words = useTexts(texts).states
  switch (state) {
    case 'none':
      return (
        <StateChip tone="neutral" plain live={live} icon={<IconCircleDashed />}>
          {words.notBegun}
        </StateChip>
      )
    case 'draft':
      return (
        <StateChip tone="neutral" live={live} icon={<IconDeviceMobile />}>
          {words.draft}
        </StateChip>
      )
    case 'queued':
      return (
        <StateChip tone="warn" live={live} icon={<IconCloudUpload />}>
          {words.queued}
        </StateChip>
      )
    case 'synced':
      return (
        <StateChip tone="ok" live={live} icon={<IconCircleCheck />}>
          {at === null ? words.syncedAlone : words.synced(formatInstant(at).slice(-5))}
        </StateChip>
      )
    case 'conflict':
      return (
        <StateChip tone="warn" live={live} icon={<IconDevices />}>
          {words.conflict}
        </StateChip>
      )
    case 'rejected':
      return (
        <StateChip tone="error" live={live} icon={<IconAlertTriangle />}>
          {words.rejected}
        </StateChip>
      )
    default:
      return state satisfies never
  }
}

/** A step that is open and has no answer yet, or whose answers can't be kept here. */
export function BegunChip({ canKeep }: { canKeep: boolean }) {
  const words = useTexts(texts).states
  return (
    <StateChip
      tone={canKeep ? 'neutral' : 'warn'}
      live
      icon={canKeep ? <IconProgress /> : <IconAlertTriangle />}
    >
      {canKeep ? words.begun : words.notKept}
    </StateChip>
  )
}
