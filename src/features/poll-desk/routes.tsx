import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { pollDeskPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: pollDeskPaths.desk,
    back: paths.more,
    load: lazyPart(() =>
      import('./list/polls-screen.tsx').then(({ PollsScreen }) => ({ Screen: PollsScreen })),
    ),
  },
  {
    path: pollDeskPaths.build(':step'),
    keepsTyped: true,
    title: inBoth('Armar encuesta', 'Build a poll'),
    back: pollDeskPaths.desk,
    hasBar: false,
    load: lazyPart(() =>
      import('./builder/builder-screen.tsx').then(({ BuilderScreen }) => ({ Screen: BuilderScreen })),
    ),
  },
  {
    path: `${pollDeskPaths.desk}/resultados/:id`,
    title: inBoth('Resultados', 'Results'),
    back: pollDeskPaths.desk,
    load: lazyPart(() =>
      import('./results/results-screen.tsx').then(({ ResultsScreen }) => ({ Screen: ResultsScreen })),
    ),
  },
]
