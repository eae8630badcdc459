import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { healthPaths } from '#hooks/navigation/inner-paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  { path: healthPaths.health, back: paths.more, load: lazyPart(() => import('./health-screen.tsx')) },
  {
    path: `${healthPaths.health}/:id`,
    title: inBoth('Error del portal', 'Portal error'),
    back: healthPaths.health,
    load: lazyPart(() => import('./error-screen.tsx')),
  },
]
