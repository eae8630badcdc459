import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Payroll cut of the fund (P-89, P-90); not on a kiosk, which must not show other people's money. */
export const routes: FeatureRoute[] = [
  {
    path: paths.savingsCut,
    title: () => wordsOf(titles).savingsDesk.cut,
    ...deskRoute(paths.savingsCut),
    visit: 'CajaCorteNomina',
    back: paths.more,
    load: lazyPart(() => import('./cut-screen.tsx').then(({ CutScreen }) => ({ Screen: CutScreen }))),
  },
]
