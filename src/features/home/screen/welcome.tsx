import { IconArrowRight } from '@tabler/icons-react'
import { useLayoutEffect } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { useLate } from '#hooks/operations/use-ready.ts'
import { useFormProgress } from '#models/data-form/use-form-progress.ts'
import { usePapers } from '#models/documents/use-papers.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { welcomeTexts } from './welcome-texts.es.ts'

interface Next {
  /** True when the person has done and sent everything. */
  isDone?: boolean
  title: string
  text: string
  action: string
  path: string
}

/**
 * Shows a candidate's next action (spec 000 §1, FORM-14). Shows nothing until the action is known or the wait is too
 * long.
 */
export function Welcome({ onReady }: { onReady: () => void }) {
  const { next, isComing } = useNext()
  const isLate = useLate()
  const isHere = !isComing || isLate
  useLayoutEffect(() => {
    if (isHere) onReady()
  }, [isHere, onReady])
  if (!isHere) return null
  return (
    <EmptyState
      drawing={<DrawingAllDone hasTick={next.isDone === true} />}
      title={next.title}
      text={next.text}
      action={
        <Button href={`#${next.path}`} rightSection={<IconArrowRight size={22} aria-hidden />}>
          {next.action}
        </Button>
      }
    />
  )
}

function useNext(): { next: Next; isComing: boolean } {
  const words = useTexts(welcomeTexts)
  const { isRegistered, isBegun, step, waiting, isLoading } = useFormProgress()
  const { missing, isComplete, task, isLoading: arePapersComing } = usePapers()
  const documents = { path: paths.documents, action: words.seeDocuments }
  const formWords = (): Omit<Next, 'action' | 'path'> & { action?: string } => {
    if (step === null && waiting === 0) return words.sent
    if (step === null) return { title: words.waiting.title(waiting), text: words.waiting.text(waiting) }
    if (!isBegun) return isRegistered === null ? words.unknown : words.begin
    const text = waiting > 0 ? words.goOn.waiting(step, waiting) : words.goOn.text(step)
    return { action: words.begin.action, title: words.goOn.title, text }
  }
  if (isRegistered !== true) {
    return { next: { action: words.seeData, ...formWords(), path: paths.myData }, isComing: isLoading }
  }
  // Refused and commented documents also come first among Inicio's tasks.
  if (task) return { next: { ...task, ...words.task }, isComing: false }
  if (missing) {
    const text = words.documents.text(missing)
    return { next: { ...words.documents, text, path: paths.documents }, isComing: false }
  }
  return {
    next: { ...documents, ...(isComplete ? { ...words.complete, isDone: true } : words.done) },
    isComing: arePapersComing,
  }
}
