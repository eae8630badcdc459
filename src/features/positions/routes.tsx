import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Positions: a leader's own (ROUTE-28, P-103), and the requirements of all (ROUTE-26; P-104, P-105). */
export const routes: FeatureRoute[] = [
  {
    ...deskRoute(paths.teamPositions),
    path: paths.teamPositions,
    section: 'team',
    title: () => wordsOf(titles).positions.team,
    load: lazyPart(() =>
      import('./team-positions-screen.tsx').then(({ TeamPositionsScreen }) => ({
        Screen: TeamPositionsScreen,
      })),
    ),
  },
  {
    ...deskRoute(paths.profiles),
    path: paths.profiles,
    title: () => wordsOf(titles).positions.profiles,
    load: lazyPart(() =>
      import('./profiles-screen.tsx').then(({ ProfilesScreen }) => ({ Screen: ProfilesScreen })),
    ),
  },
]
