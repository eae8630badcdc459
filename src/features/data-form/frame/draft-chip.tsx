import { IconCircleDashed, IconProgress } from '@tabler/icons-react'
import { timeOrDay } from '#domain/time/dates.ts'
import type { FieldValues } from 'react-hook-form'
import { useNow } from '#hooks/device/use-now.ts'
import type { DraftHandle, DraftState } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
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

/** Shows the state of a draft. For a refused step, CorrectMark is shown instead. */
export function DraftChip({ state, at, live = false }: Props) {
  const words = useTexts(texts).states
  const now = useNow()
  if (state === 'none') {
    return (
      <StateChip tone="neutral" plain live={live} icon={<IconCircleDashed />}>
        {words.notBegun}
      </StateChip>
    )
  }
  const isDated = state === 'synced' && at !== null
  return <SendingState state={state} live={live} {...(isDated && { at: timeOrDay(at, now) })} />
}

/** Shown while the first answer is being stored, or when the device cannot store answers. */
function BegunChip({ canKeep }: { canKeep: boolean }) {
  const words = useTexts(texts).states
  if (!canKeep) return <SendingState state="unkept" />
  return (
    <StateChip tone="neutral" live icon={<IconProgress />}>
      {words.begun}
    </StateChip>
  )
}

interface ChipProps {
  draft: DraftHandle<FieldValues>
  /** True after the person has typed, even before the draft is stored. */
  isTouched: boolean
  /** Server version in the fields; null while the fields show the device's version. */
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
