import { type ReactNode, useEffect } from 'react'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { currentSession } from '#core/session/session-state.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { usePlace } from '#hooks/navigation/navigation.ts'
import { currentPlace } from '#core/store/last-start.ts'
import { PartPlace } from '#ui/feedback/part-place.tsx'
import { lazyPart } from '#parts/lazy-part.ts'
import { ScreenFailure } from './screen-failure.tsx'

/** Delay before the start is recorded: the late requests of the first render are made by then. */
const NOTED_AFTER_MS = 2500

interface Props {
  route: Pick<FeatureRoute, 'load'>
  params: Record<string, string>
  /** While the chunk is on its way. */
  waiting: ReactNode
  /** Heading level of a failure: 1 where the shell draws no h1. */
  level: 1 | 2
  /** Under a failure, where nothing around the screen leads away. */
  wayOut?: ReactNode
}

/** Loads and draws one screen, with its waiting and failure states; the surroundings stay mounted. */
export function ScreenOutlet({ route, params, waiting, level, wayOut }: Props) {
  return (
    <PartPlace
      load={route.load}
      place={usePlace()}
      waiting={waiting}
      failure={(retry, why) => <ScreenFailure what={why} level={level} onRetry={retry} wayOut={wayOut} />}
    >
      {({ Screen }) => (
        <>
          <Screen params={params} />
          <Drawn />
        </>
      )}
    </PartPlace>
  )
}

const loadNoteStart = lazyPart(() => import('./note-start.ts'))
let isDrawn = false

/** The page's first screen stands: what it took to come here is noted for the next start of somebody's own phone. */
function Drawn() {
  useEffect(() => {
    if (isDrawn || deviceMode() === 'kiosk' || currentSession().phase !== 'open') return
    isDrawn = true
    const place = currentPlace()
    const drawnAt = performance.now()
    const note = () => loadNoteStart().then(({ noteStart }) => noteStart(place, drawnAt))
    // If recording fails, the next start fetches its files one after the other, like a first start.
    setTimeout(() => void note().catch(() => undefined), NOTED_AFTER_MS)
  }, [])
  return null
}
