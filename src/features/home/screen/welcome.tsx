import { IconArrowRight } from '@tabler/icons-react'
import { useLayoutEffect } from 'react'
import { checkRegistration } from '#contract/documents/documents.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useLate } from '#hooks/operations/use-ready.ts'
import { usePapers } from '#models/documents/use-papers.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { welcomeTexts } from './welcome-texts.es.ts'

interface Next {
  title: string
  text: string
  action: string
  path: string
}

/** Inicio of a candidate: the next action (spec 000 §1, FORM-14); nothing until it is known. */
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
      drawing={<DrawingAllDone />}
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
  const { data, isLoading } = useOperation(checkRegistration, {})
  const { missing, isComplete, task, isLoading: arePapersComing } = usePapers()
  const documents = { path: paths.documents, action: words.seeDocuments }
  if (data === null) return { next: { ...words.unknown, path: paths.myData }, isComing: isLoading }
  if (data.status !== 'OK') {
    const step = data.bandera ?? 1
    const begun = step > 1 && { title: words.goOn.title, text: words.goOn.text(step) }
    return { next: { ...words.begin, ...begun, path: paths.myData }, isComing: false }
  }
  // Refused or commented documents also come first among Inicio's tasks.
  if (task) return { next: { ...task, ...words.task }, isComing: false }
  if (missing) {
    const text = words.documents.text(missing)
    return { next: { ...words.documents, text, path: paths.documents }, isComing: false }
  }
  return {
    next: { ...documents, ...(isComplete ? words.complete : words.done) },
    isComing: arePapersComing,
  }
}
