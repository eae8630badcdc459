import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { type es, titles } from './titles.es.ts'

type Title = keyof typeof es

function publicRoute(path: string, title: Title, load: FeatureRoute['load']): FeatureRoute {
  return { path, title: () => wordsOf(titles)[title], access: 'public', section: null, load }
}

export const routes: FeatureRoute[] = [
  {
    ...publicRoute(
      paths.forbidden,
      'forbidden',
      lazyPart(() => import('./forbidden-screen.tsx')),
    ),
    inside: lazyPart(() => import('./forbidden-inside.tsx')),
    back: paths.home,
  },
  publicRoute(
    paths.privacy,
    'privacy',
    lazyPart(() => import('./privacy-screen.tsx')),
  ),
  publicRoute(
    paths.talent,
    'talent',
    lazyPart(() => import('./talent-screen.tsx')),
  ),
  publicRoute(
    paths.firstStart,
    'firstStart',
    lazyPart(() => import('./first-start-screen.tsx')),
  ),
]
