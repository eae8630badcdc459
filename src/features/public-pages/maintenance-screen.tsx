import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingWork } from '#ui/drawings/drawing-work.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PublicFrame } from './public-frame.tsx'
import { texts } from './texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

/** A public link whose page is not built yet (GRAL-35). */
export function Screen() {
  const words = useTexts(texts)
  return (
    <PublicFrame>
      <EmptyState
        level={1}
        drawing={<DrawingWork />}
        title={words.maintenance.title}
        text={words.maintenance.text}
        action={
          <Button variant="outline" href={`#${paths.login}`}>
            {words.start}
          </Button>
        }
      />
    </PublicFrame>
  )
}
