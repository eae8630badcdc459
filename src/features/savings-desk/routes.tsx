import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** The desk of the savings fund (P-79 … P-81); not on a kiosk, where other people's money has no place. */
const desk: Omit<FeatureRoute, 'path'> = {
  title: () => wordsOf(titles).savingsDesk.desk,
  ...deskRoute(paths.savingsDesk),
  visit: 'CajaPorDecidir',
  // The same function for both routes: the list stays as it is under an open request.
  load: lazyPart(() => import('./desk-screen.tsx').then(({ DeskScreen }) => ({ Screen: DeskScreen }))),
}

export const routes: FeatureRoute[] = [
  { ...desk, path: paths.savingsDesk, back: paths.more },
  { ...desk, path: `${paths.savingsDesk}/:id`, back: paths.savingsDesk },
]
