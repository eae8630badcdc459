import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Parameters of the savings fund (P-86 … P-88); not on a kiosk, which has no desks. */
export const routes: FeatureRoute[] = [
  {
    path: paths.savingsRates,
    title: () => wordsOf(titles).savingsDesk.rates,
    ...deskRoute(paths.savingsRates),
    visit: 'CajaTasas',
    back: paths.more,
    idle: 'form',
    load: lazyPart(() => import('./rates-screen.tsx').then(({ RatesScreen }) => ({ Screen: RatesScreen }))),
  },
]
