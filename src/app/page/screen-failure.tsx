import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useOnline } from '#hooks/device/use-online.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './screen-failure.module.css'
import { texts } from './texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'

interface Props {
  /** Failed part: the screen (broken), its code (notLoaded) or the portal (notStarted). */
  what: 'broken' | 'notLoaded' | 'notStarted'
  onRetry: () => void
  level?: 1 | 2
  wayOut?: ReactNode
}

/**
 * Shown instead of a screen that failed. Contains no image, because an image could fail to load too. If the
 * code cannot be loaded offline, says that the screen needs internet.
 */
export function ScreenFailure({ what, onRetry, level = 2, wayOut }: Props) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  const isOffline = what === 'notLoaded' && !isOnline
  const hint = what === 'broken' ? words.brokenHint : isOffline ? words.offlineHint : words.notLoadedHint
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes.failure} role="alert">
      <Heading className={classes.title}>{isOffline ? words.needsNetwork : words[what]}</Heading>
      <p className={classes.hint}>{hint}</p>
      {ErrorBoundary.Support && <ErrorBoundary.Support />}
      <Button leftSection={<IconRefresh size={22} aria-hidden />} onClick={onRetry}>
        {words.retry}
      </Button>
      {wayOut}
    </div>
  )
}

export function WayBack({ to }: { to: string | undefined }) {
  const words = useTexts(texts)
  if (to === undefined) return null
  return (
    <Button variant="subtle" href={`#${to}`}>
      {words.back}
    </Button>
  )
}
