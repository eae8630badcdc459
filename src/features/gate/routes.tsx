import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.gate,
    visit: 'AdmonVisitas',
    load: lazyPart(() => import('./gate-screen.tsx').then(({ GateScreen }) => ({ Screen: GateScreen }))),
  },
]
