import { deviceMode } from '#core/device-mode.ts'
import type { FeatureRoute } from '#hooks/feature-route.ts'
import { paths } from '#hooks/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { texts } from './texts.ts'

export const routes: FeatureRoute[] = [
  {
    path: paths.more,
    title: () => wordsOf(texts).more.title,
    access: 'session',
    section: 'more',
    load: () => import('./more-screen.tsx'),
  },
  {
    path: paths.settings,
    title: () => wordsOf(texts).settings.title,
    access: 'session',
    section: 'more',
    back: paths.more,
    load: () => import('./settings-screen.tsx'),
  },
  {
    path: paths.install,
    title: () => wordsOf(texts).install.title,
    access: 'session',
    visible: () => deviceMode() === 'personal',
    section: 'more',
    back: paths.more,
    load: () => import('./install-screen.tsx'),
  },
]
