import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { improvementPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: improvementPaths.register,
    keepsTyped: true,
    back: improvementPaths.followUp,
    idle: 'form',
    load: lazyPart(() =>
      import('./register-screen.tsx').then(({ RegisterScreen }) => ({ Screen: RegisterScreen })),
    ),
  },
  {
    path: improvementPaths.followUp,
    back: paths.more,
    load: lazyPart(() =>
      import('./follow-screen.tsx').then(({ FollowScreen }) => ({ Screen: FollowScreen })),
    ),
  },
  {
    path: improvementPaths.administration,
    back: paths.more,
    load: lazyPart(() => import('./desk-screen.tsx').then(({ DeskScreen }) => ({ Screen: DeskScreen }))),
  },
]
