import { deviceMode } from '#core/store/device-mode.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { keptPart, kioskPart } from '#parts/lazy-part.ts'
import { texts } from './texts.es.ts'

const routes: FeatureRoute[] = [
  {
    path: paths.home,
    views: ['dhgeneral/mipersona'],
    title: () => wordsOf(texts).title,
    access: 'session',
    section: 'home',
    header: 'own',
    load: kioskPart(() =>
      deviceMode() === 'kiosk' ? import('./kiosk/kiosk-home-screen.tsx') : import('./screen/home-screen.tsx'),
    ),
  },
  {
    path: paths.tasks,
    title: () => wordsOf(texts).tasks,
    access: 'session',
    section: 'home',
    back: paths.home,
    load: keptPart(() => import('./tasks/all-tasks.tsx')),
  },
]

export const feature: Feature = { routes }
