import { type ReactNode, Suspense } from 'react'
import type { FeatureRoute } from '#hooks/feature-route.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { useChunk } from './load-chunk.ts'
import { ScreenFailure } from './screen-failure.tsx'

interface Props {
  route: Pick<FeatureRoute, 'load'>
  params: Record<string, string>
  /** While the chunk is on its way. */
  waiting: ReactNode
  /** Heading level of a failure: 1 where the shell draws no h1. */
  level: 1 | 2
}

/** One screen: its chunk, its waiting, its failure. What is around it stays, whatever happens here. */
export function ScreenOutlet({ route, params, waiting, level }: Props) {
  return (
    <ErrorBoundary fallback={(retry) => <ScreenFailure what="broken" level={level} onRetry={retry} />}>
      <Suspense fallback={waiting}>
        <LoadedScreen route={route} params={params} waiting={waiting} level={level} />
      </Suspense>
    </ErrorBoundary>
  )
}

function LoadedScreen({ route, params, waiting, level }: Props) {
  const chunk = useChunk(route.load)
  if (chunk.kind === 'failed') return <ScreenFailure what="notLoaded" level={level} onRetry={chunk.retry} />
  if (chunk.kind === 'loading') return waiting
  const { Screen } = chunk.value
  return <Screen params={params} />
}
