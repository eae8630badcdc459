import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { runPaths } from './paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  { path: runPaths.runs, back: paths.more, load: lazyPart(() => import('./runs-screen.tsx')) },
  {
    path: `${runPaths.runs}/:id`,
    title: inBoth('Importación de nómina', 'Payroll file'),
    back: runPaths.runs,
    load: lazyPart(() => import('./run-screen.tsx')),
  },
]
