import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { DrawingLocked } from './drawing-locked.tsx'
import { texts } from './texts.es.ts'

export function Forbidden({ path, level }: { path: string; level: 1 | 2 }) {
  const words = useTexts(texts)
  return (
    <EmptyState
      level={level}
      drawing={<DrawingLocked />}
      title={words.forbidden.title}
      text={words.forbidden.text}
      action={<Button href={`#${path}`}>{words.start}</Button>}
    />
  )
}
