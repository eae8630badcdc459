import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { DrawingLocked } from './drawing-locked.tsx'
import { PublicFrame } from './public-frame.tsx'
import { texts } from './texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

/** ROUTE-10. The front door leads on to Inicio for whoever is signed in. */
export function Screen() {
  const words = useTexts(texts)
  return (
    <PublicFrame>
      <EmptyState
        level={1}
        drawing={<DrawingLocked />}
        title={words.forbidden.title}
        text={words.forbidden.text}
        action={<Button href={`#${paths.login}`}>{words.start}</Button>}
      />
    </PublicFrame>
  )
}
