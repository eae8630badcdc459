import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { runPaths } from './payroll/paths.ts'

export const routes: readonly RoomRoute[] = [
  { path: '/Importar', load: lazyPart(() => import('./people/people-screen.tsx')) },
  { path: '/ImportarDatos', load: lazyPart(() => import('./data/data-screen.tsx')) },
  { path: runPaths.runs, back: paths.more, load: lazyPart(() => import('./payroll/runs-screen.tsx')) },
  {
    path: `${runPaths.runs}/:id`,
    title: inBoth('Importación de nómina', 'Payroll file'),
    back: runPaths.runs,
    load: lazyPart(() => import('./payroll/run-screen.tsx')),
  },
  { path: '/FuentesImportacion', back: paths.more, load: lazyPart(() => import('./keys/keys-screen.tsx')) },
]
