import type { Reminder } from '#models/reminders/use-reminders.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { texts } from './texts.es.ts'

interface Props {
  reminder: Reminder
  onClose: () => void
}

export function NothingHere({ reminder, onClose }: Props) {
  const words = useTexts(texts)
  if (reminder.isOpen) {
    return <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} />
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
