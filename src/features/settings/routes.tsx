import { deviceMode } from '#core/store/device-mode.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

export const routes: FeatureRoute[] = [
  {
    path: paths.more,
    title: () => wordsOf(titles).settings.more,
    access: 'session',
    section: 'more',
    load: keptPart(() => import('./more-screen.tsx')),
  },
  {
    path: paths.settings,
    title: () => wordsOf(titles).settings.settings,
    access: 'session',
    section: 'more',
    back: paths.more,
    load: keptPart(() => import('./settings-screen.tsx')),
  },
  {
    path: paths.install,
    title: () => wordsOf(titles).settings.install,
    access: 'session',
    visible: () => deviceMode() === 'personal',
    section: 'more',
    back: paths.more,
    load: lazyPart(() => import('./install-screen.tsx')),
  },
]
