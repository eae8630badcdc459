import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCloudUpload,
  IconDeviceMobile,
  IconDevices,
  IconProgress,
} from '@tabler/icons-react'
import { timeOrDay } from '#domain/time/dates.ts'
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
  /** Server time in ms. */
  at: number | null
  live?: boolean
}

/** Draft states of product.md. A refused step shows CorrectMark instead. */
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

/** Shown while the first answer is being stored, or when the device cannot store any. */
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
  /** True after typing, shortly before the draft is stored. */
  isTouched: boolean
  /** Server version in the fields; null when they show the device's. */
  shown: SavedStep | null
  onExplain: () => void
}

export function HeaderChip({ draft, isTouched, shown, onExplain }: ChipProps) {
  if (draft.state === 'rejected') return <CorrectMark onClick={onExplain} />
  if (shown) return <DraftChip live state="synced" at={shown.at} />
  if (draft.canKeep && draft.state === 'none' && !isTouched) return <DraftChip live state="none" at={null} />
  if (draft.state === 'none' || !draft.canKeep) return <BegunChip canKeep={draft.canKeep} />
  return <DraftChip live state={draft.state} at={draft.at} />
}
