import { IconRefresh } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './screen-failure.module.css'
import { texts } from './texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

interface Props {
  /** broken: the screen itself; notLoaded: its chunk; notStarted: the portal. */
  what: 'broken' | 'notLoaded' | 'notStarted'
  onRetry: () => void
  /** 1 where nothing else on the page is a heading. */
  level?: 1 | 2
}

/** In place of a screen that can't be shown; without a drawing, which might be what can't be fetched. */
export function ScreenFailure({ what, onRetry, level = 2 }: Props) {
  const words = useTexts(texts)
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes.failure} role="alert">
      <Heading className={classes.title}>{words[what]}</Heading>
      <p className={classes.hint}>{what === 'broken' ? words.brokenHint : words.notLoadedHint}</p>
      <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}
