import type { ReactNode } from 'react'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { PartPlace } from '#ui/feedback/part-place.tsx'
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
    <PartPlace
      load={route.load}
      waiting={waiting}
      failure={(retry, why) => <ScreenFailure what={why} level={level} onRetry={retry} />}
    >
      {({ Screen }) => <Screen params={params} />}
    </PartPlace>
  )
}
