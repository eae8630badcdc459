import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { importPaths } from '#hooks/navigation/inner-paths.ts'

export const routes: readonly RoomRoute[] = [
  { path: importPaths.people, load: lazyPart(() => import('./people/people-screen.tsx')) },
  { path: importPaths.data, load: lazyPart(() => import('./data/data-screen.tsx')) },
  { path: importPaths.payroll, back: paths.more, load: lazyPart(() => import('./payroll/runs-screen.tsx')) },
  {
    path: `${importPaths.payroll}/:id`,
    title: inBoth('Importación de nómina', 'Payroll file'),
    back: importPaths.payroll,
    load: lazyPart(() => import('./payroll/run-screen.tsx')),
  },
  { path: importPaths.sources, back: paths.more, load: lazyPart(() => import('./keys/keys-screen.tsx')) },
]
