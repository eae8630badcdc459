import { IconArrowRight } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { texts } from '../texts.es.ts'

/** A candidate's Inicio: the way to the data form. */
export function Welcome() {
  const words = useTexts(texts).candidate
  return (
    <EmptyState
      drawing={<DrawingAllDone />}
      title={words.title}
      text={words.text}
      action={
        <Button href={`#${paths.myData}`} rightSection={<IconArrowRight size={22} aria-hidden />}>
          {words.action}
        </Button>
      }
    />
  )
}
