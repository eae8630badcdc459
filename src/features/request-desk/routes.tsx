import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/desk-titles.es.ts'

/**
 * The payroll team's desk (P-47 … P-52, P-05, P-07); not on a kiosk, which must not show other people's pay.
 */
const desk: Omit<FeatureRoute, 'path'> = {
  title: () => wordsOf(titles).requestDesk.title,
  ...deskRoute(paths.requestDesk),
  visit: 'AtencionNomina',
  // Both routes share one load function, so the list stays mounted under an open request.
  load: lazyPart(() => import('./desk-screen.tsx').then(({ DeskScreen }) => ({ Screen: DeskScreen }))),
}

export const routes: FeatureRoute[] = [
  { ...desk, path: paths.requestDesk, back: paths.more },
  { ...desk, path: `${paths.requestDesk}/:kind/:id`, back: paths.requestDesk },
]
