import { canSeeSavings } from '#domain/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

/** Savings-fund statement of spec 001 §2, with a route of its own. Who is not enrolled is told so there (SHELL-22). */
export const routes: FeatureRoute[] = [
  {
    path: paths.savings,
    title: () => wordsOf(titles).savings.savings,
    access: 'session',
    section: 'money',
    visible: (viewer) => canSeeSavings(viewer, true),
    back: paths.home,
    visit: titles.es.savings.visit,
    load: lazyPart(() =>
      import('./savings-screen.tsx').then(({ SavingsScreen }) => ({ Screen: SavingsScreen })),
    ),
  },
]
