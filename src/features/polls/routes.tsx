import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { pollPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: pollPaths.polls,
    back: paths.more,
    load: lazyPart(() => import('./polls-screen.tsx').then(({ PollsScreen }) => ({ Screen: PollsScreen }))),
  },
  {
    path: `${pollPaths.polls}/:encuesta`,
    title: inBoth('Encuesta', 'Poll'),
    back: pollPaths.polls,
    header: 'own',
    hasBar: false,
    idle: 'form',
    load: lazyPart(() => import('./poll-screen.tsx').then(({ PollScreen }) => ({ Screen: PollScreen }))),
  },
]
