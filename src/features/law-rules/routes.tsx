import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: '/ReglasDeLey',
    back: paths.more,
    idle: 'form',
    load: lazyPart(() => import('./law-screen.tsx').then(({ LawScreen }) => ({ Screen: LawScreen }))),
  },
]
