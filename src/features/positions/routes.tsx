import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.teamPositions,
    load: lazyPart(() =>
      import('./team-positions-screen.tsx').then(({ TeamPositionsScreen }) => ({
        Screen: TeamPositionsScreen,
      })),
    ),
  },
  {
    path: paths.profiles,
    load: lazyPart(() =>
      import('./profiles-screen.tsx').then(({ ProfilesScreen }) => ({ Screen: ProfilesScreen })),
    ),
  },
]
