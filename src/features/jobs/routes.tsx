import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: jobPaths.jobs,
    back: paths.more,
    load: lazyPart(() =>
      import('./areas-screen.tsx').then(({ AreasScreen, prefetchData }) => ({
        Screen: AreasScreen,
        prefetchData,
      })),
    ),
  },
  {
    path: `${jobPaths.jobs}/:idArea`,
    title: inBoth('Elige una vacante', 'Choose a vacancy'),
    back: jobPaths.jobs,
    load: lazyPart(() => import('./area-screen.tsx').then(({ AreaScreen }) => ({ Screen: AreaScreen }))),
  },
  {
    path: `${jobPaths.jobs}/:idArea/:idVacante`,
    title: inBoth('Vacante interna', 'Internal vacancy'),
    back: jobPaths.jobs,
    header: 'own',
    hasBar: false,
    idle: 'form',
    load: lazyPart(() => import('./job-screen.tsx').then(({ JobScreen }) => ({ Screen: JobScreen }))),
  },
]
