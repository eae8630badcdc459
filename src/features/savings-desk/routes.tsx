import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Desk of the savings fund (P-79 … P-81); not on a kiosk, which must not show other people's money. */
const desk: Omit<FeatureRoute, 'path'> = {
  title: () => wordsOf(titles).savingsDesk.desk,
  ...deskRoute(paths.savingsDesk),
  visit: 'CajaPorDecidir',
  // Both routes share one load function, so the list stays mounted under an open request.
  load: lazyPart(() => import('./desk-screen.tsx').then(({ DeskScreen }) => ({ Screen: DeskScreen }))),
}

export const routes: FeatureRoute[] = [
  { ...desk, path: paths.savingsDesk, back: paths.more },
  { ...desk, path: `${paths.savingsDesk}/:id`, back: paths.savingsDesk },
]
