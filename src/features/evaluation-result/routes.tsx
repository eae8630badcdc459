import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { staffPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const load = lazyPart(() =>
  import('./person-result-screen.tsx').then(({ PersonResultScreen }) => ({ Screen: PersonResultScreen })),
)
const common = { visit: 'ResultadoEvaluacion', load } as const

export const routes: readonly RoomRoute[] = [
  {
    ...common,
    path: paths.ownResult,
    back: paths.evaluations,
    load: lazyPart(() =>
      import('./own-result-screen.tsx').then(({ OwnResultScreen }) => ({ Screen: OwnResultScreen })),
    ),
  },
  { ...common, path: `${staffPaths.teamResult}/:id`, back: staffPaths.teamStaff },
  { ...common, path: `${staffPaths.specialResult}/:id`, back: staffPaths.specialStaff },
]
