import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { rolePaths } from '#hooks/navigation/role-paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Role holders, and proposals for a second administrator (P-205 … P-207); not on a kiosk. */
const roles: Omit<FeatureRoute, 'path' | 'title' | 'load'> = {
  ...deskRoute(rolePaths.roles),
  visit: 'Roles',
}

export const routes: FeatureRoute[] = [
  {
    ...roles,
    path: rolePaths.roles,
    title: () => wordsOf(titles).roles.title,
    back: paths.more,
    load: lazyPart(() => import('./roles-screen.tsx')),
  },
  {
    ...roles,
    path: rolePaths.give,
    title: () => wordsOf(titles).roles.give,
    back: rolePaths.roles,
    idle: 'form',
    load: lazyPart(() => import('./give-role-screen.tsx')),
  },
]
