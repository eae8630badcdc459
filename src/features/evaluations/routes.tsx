import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.evaluations,
    back: paths.more,
    load: lazyPart(() =>
      import('./own-surveys-screen.tsx').then(({ OwnSurveysScreen, prefetchData }) => ({
        Screen: OwnSurveysScreen,
        prefetchData,
      })),
    ),
  },
  {
    path: `${paths.evaluations}/:idEncuesta`,
    back: paths.evaluations,
    header: 'own',
    hasBar: false,
    idle: 'form',
    load: lazyPart(() =>
      import('./questionnaire-screen.tsx').then(({ QuestionnaireScreen }) => ({
        Screen: QuestionnaireScreen,
      })),
    ),
  },
]
