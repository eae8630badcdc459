import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { rolePaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  { path: rolePaths.roles, back: paths.more, load: lazyPart(() => import('./roles-screen.tsx')) },
  {
    path: rolePaths.give,
    title: inBoth('Dar un rol', 'Assign a role'),
    back: rolePaths.roles,
    idle: 'form',
    load: lazyPart(() => import('./give-role-screen.tsx')),
  },
]
