import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

export const routes: FeatureRoute[] = [
  {
    path: paths.secondStep,
    title: () => wordsOf(titles).secondStep.secondStep,
    access: 'session',
    section: 'more',
    back: paths.more,
    idle: 'form',
    load: lazyPart(() => import('./second-step-screen.tsx')),
  },
]
