import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCloudUpload,
  IconDeviceMobile,
  IconDevices,
  IconProgress,
} from '@tabler/icons-react'
import { timeOrDay } from '#domain/dates.ts'
import type { FieldValues } from 'react-hook-form'
import { useNow } from '#hooks/device/use-now.ts'
import type { DraftHandle, DraftState } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { CorrectMark } from './correct-mark.tsx'
import type { SavedStep } from '../state/use-saved-steps.ts'
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
  const now = useNow()
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
          {at === null ? words.syncedAlone : words.synced(timeOrDay(at, now))}
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

/** A step whose first answer is being kept, or whose answers can't be kept here. */
function BegunChip({ canKeep }: { canKeep: boolean }) {
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

interface ChipProps {
  draft: DraftHandle<FieldValues>
  /** Something was typed; it is kept a moment later. */
  isTouched: boolean
  /** What the fields show is the server's, not the device's. */
  shown: SavedStep | null
  onExplain: () => void
}

/** Of the step that is open. */
export function HeaderChip({ draft, isTouched, shown, onExplain }: ChipProps) {
  if (draft.state === 'rejected') return <CorrectMark onClick={onExplain} />
  if (shown) return <DraftChip live state="synced" at={shown.at} />
  if (draft.canKeep && draft.state === 'none' && !isTouched) return <DraftChip live state="none" at={null} />
  if (draft.state === 'none' || !draft.canKeep) return <BegunChip canKeep={draft.canKeep} />
  return <DraftChip live state={draft.state} at={draft.at} />
}
