import type { ReactNode } from 'react'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { usePageEntry, useThemeColor } from './page-history.ts'
import { screenKey } from './screen-key.ts'
import { ScreenOutlet } from './screen-outlet.tsx'
import { Splash } from './splash.tsx'
import { WayBack } from './screen-failure.tsx'

interface BareProps {
  route: FeatureRoute
  params: Record<string, string>
  /**
   * Link shown when the screen fails to load; a link back by default. null when the surrounding page has a
   * link.
   */
  wayOut?: ReactNode
}

/** Page without a shell (SHELL-06). The screen has its own landmarks and h1. */
export function BarePage({ route, params, wayOut = <WayBack to={route.back} /> }: BareProps) {
  usePageEntry(route.title(), route.load)
  useThemeColor('--t-deep')
  return (
    <ScreenOutlet
      key={screenKey(route.load)}
      route={route}
      params={params}
      level={1}
      waiting={<Splash />}
      wayOut={wayOut}
    />
  )
}
