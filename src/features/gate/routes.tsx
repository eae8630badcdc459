import { titles } from '#i18n/desk-titles.es.ts'
import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/**
 * Gate screen for guards (ROUTE-29; P-101, P-102). Not on a kiosk, which is open to every visitor.
 */
export const routes: FeatureRoute[] = [
  {
    ...deskRoute(paths.gate),
    path: paths.gate,
    title: () => wordsOf(titles).gate.title,
    visit: 'AdmonVisitas',
    load: lazyPart(() => import('./gate-screen.tsx').then(({ GateScreen }) => ({ Screen: GateScreen }))),
  },
]
