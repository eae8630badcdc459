import { useTexts } from '#i18n/use-texts.ts'
import { DrawingAllDone } from '#ui/drawing-all-done.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { texts } from './texts.ts'

/** A candidate's Inicio until the data form and the documents are built. */
export function Welcome() {
  const words = useTexts(texts).candidate
  return <EmptyState drawing={<DrawingAllDone />} title={words.title} text={words.text} />
}
