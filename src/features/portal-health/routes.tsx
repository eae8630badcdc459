import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { healthPaths } from '#hooks/navigation/health-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Health of the portal (P-180 … P-182, EXT-07), for administrators; not on a kiosk. */
const health: Omit<FeatureRoute, 'path' | 'title' | 'load'> = {
  ...deskRoute(healthPaths.health),
  visit: 'Marcha',
}

export const routes: FeatureRoute[] = [
  {
    ...health,
    path: healthPaths.health,
    title: () => wordsOf(titles).portalHealth.title,
    back: paths.more,
    load: lazyPart(() => import('./health-screen.tsx')),
  },
  {
    ...health,
    path: `${healthPaths.health}/:id`,
    title: () => wordsOf(titles).portalHealth.error,
    back: healthPaths.health,
    load: lazyPart(() => import('./error-screen.tsx')),
  },
]
