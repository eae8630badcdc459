import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { pollDeskPaths } from '#hooks/navigation/poll-desk-paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/**
 * Polls of human resources: editor and results (P-153 … P-161). Not on a kiosk, which is unsuitable for long
 * texts.
 */
const desk: Pick<FeatureRoute, 'access' | 'section' | 'visible' | 'visit'> = {
  ...deskRoute(pollDeskPaths.desk),
  visit: 'EncuestasRH',
}

export const routes: FeatureRoute[] = [
  {
    ...desk,
    path: pollDeskPaths.desk,
    title: () => wordsOf(titles).pollDesk.title,
    back: paths.more,
    load: lazyPart(() =>
      import('./list/polls-screen.tsx').then(({ PollsScreen }) => ({ Screen: PollsScreen })),
    ),
  },
  {
    ...desk,
    path: pollDeskPaths.build(':step'),
    title: () => wordsOf(titles).pollDesk.build,
    back: pollDeskPaths.desk,
    // The editor has its own bottom bar with save state and publishing.
    hasBar: false,
    load: lazyPart(() =>
      import('./builder/builder-screen.tsx').then(({ BuilderScreen }) => ({ Screen: BuilderScreen })),
    ),
  },
  {
    ...desk,
    path: `${pollDeskPaths.desk}/resultados/:id`,
    title: () => wordsOf(titles).pollDesk.results,
    back: pollDeskPaths.desk,
    load: lazyPart(() =>
      import('./results/results-screen.tsx').then(({ ResultsScreen }) => ({ Screen: ResultsScreen })),
    ),
  },
]
