import type { Reminder } from '#hooks/use-reminders.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { DrawingAllDone } from '#ui/drawing-all-done.tsx'
import { DrawingNoConnection } from '#ui/drawing-no-connection.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { texts } from './texts.ts'

interface Props {
  reminder: Reminder
  onClose: () => void
}

/** What an address opens when there is nothing to show: on its way, not to be had, or nothing pending. */
export function NothingHere({ reminder, onClose }: Props) {
  const words = useTexts(texts)
  if (reminder.isOpen) {
    return (
      <SkeletonRows
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => window.location.reload()}
      />
    )
  }
  const isKnown = reminder.isFresh
  return (
    <EmptyState
      drawing={isKnown ? <DrawingAllDone /> : <DrawingNoConnection />}
      title={isKnown ? words.none : words.notHere}
      text={isKnown ? words.noneText : words.notHereText}
      action={<Button onClick={onClose}>{words.understood}</Button>}
    />
  )
}
