import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingWork } from '#ui/drawings/drawing-work.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { texts } from '../page/texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

/** Maintenance page (spec 001 §2, GRAL-35), for a module of the menu without a screen in this app. */
export function Maintenance() {
  const words = useTexts(texts).maintenance
  return (
    <EmptyState
      drawing={<DrawingWork />}
      title={words.text}
      text={words.hint}
      action={<Button href={`#${paths.home}`}>{words.action}</Button>}
    />
  )
}
