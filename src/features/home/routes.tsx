import { deviceMode } from '#core/device-mode.ts'
import type { FeatureRoute } from '#hooks/feature-route.ts'
import { paths } from '#hooks/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { texts } from './texts.ts'

export const routes: [FeatureRoute, ...FeatureRoute[]] = [
  {
    path: paths.home,
    title: () => wordsOf(texts).title,
    access: 'session',
    section: 'home',
    header: 'own',
    load: lazyPart(() =>
      deviceMode() === 'kiosk' ? import('./kiosk-home-screen.tsx') : import('./home-screen.tsx'),
    ),
  },
  {
    path: paths.tasks,
    title: () => wordsOf(texts).tasks,
    access: 'session',
    section: 'home',
    back: paths.home,
    load: lazyPart(() => import('./all-tasks.tsx')),
  },
]
