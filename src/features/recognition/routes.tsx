import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { recognitionPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const own = { visit: 'Reconocimientos' } as const

export const routes: readonly RoomRoute[] = [
  {
    ...own,
    path: recognitionPaths.give,
    keepsTyped: true,
    back: paths.more,
    idle: 'form',
    load: lazyPart(() =>
      import('./give-screen.tsx').then(({ GiveScreen, prefetchData }) => ({
        Screen: GiveScreen,
        prefetchData,
      })),
    ),
  },
  {
    ...own,
    path: recognitionPaths.wall,
    title: inBoth('Muro de reconocimientos', 'Recognition wall'),
    back: recognitionPaths.give,
    load: lazyPart(() => import('./wall-screen.tsx').then(({ WallScreen }) => ({ Screen: WallScreen }))),
  },
  {
    path: recognitionPaths.desk,
    back: paths.more,
    load: lazyPart(() => import('./desk/desk-screen.tsx').then(({ DeskScreen }) => ({ Screen: DeskScreen }))),
  },
  {
    ...own,
    path: `${recognitionPaths.give}/:id`,
    title: inBoth('Reconocimiento', 'Recognition'),
    back: recognitionPaths.wall,
    load: lazyPart(() => import('./card-screen.tsx').then(({ CardScreen }) => ({ Screen: CardScreen }))),
  },
]
