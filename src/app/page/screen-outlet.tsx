import { type ReactNode, useEffect } from 'react'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { currentSession } from '#core/session/session-state.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { usePlace } from '#hooks/navigation/navigation.ts'
import { currentPlace } from '#core/store/last-start.ts'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { lazyPart } from '#parts/lazy-part.ts'
import { ScreenFailure } from './screen-failure.tsx'

/** Delay before the start is recorded; late requests of the first render finish in this time. */
const RECORD_DELAY_MS = 2500

interface Props {
  route: Pick<FeatureRoute, 'load'>
  params: Record<string, string>
  waiting: ReactNode
  level: 1 | 2
  wayOut?: ReactNode
}

export function ScreenOutlet({ route, params, waiting, level, wayOut }: Props) {
  return (
    <PartLoader
      load={route.load}
      place={usePlace()}
      waiting={waiting}
      failure={(retry, why) => <ScreenFailure what={why} level={level} onRetry={retry} wayOut={wayOut} />}
    >
      {({ Screen }) => (
        <>
          <Screen params={params} />
          <RecordStart />
        </>
      )}
    </PartLoader>
  )
}

const loadNoteStart = lazyPart(() => import('./note-start.ts'))
let isRecorded = false

/** Records what the first render needed, for the next start. Skipped on a kiosk and without a session. */
function RecordStart() {
  useEffect(() => {
    if (isRecorded || deviceMode() === 'kiosk' || currentSession().phase !== 'open') return
    isRecorded = true
    const place = currentPlace()
    const drawnAt = performance.now()
    const record = () => loadNoteStart().then(({ noteStart }) => noteStart(place, drawnAt))
    // If recording fails, the next start fetches its files one after the other.
    setTimeout(() => void record().catch(() => undefined), RECORD_DELAY_MS)
  }, [])
  return null
}
