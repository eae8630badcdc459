import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.savingsCut,
    visit: 'CajaCorteNomina',
    back: paths.more,
    load: lazyPart(() => import('./cut-screen.tsx').then(({ CutScreen }) => ({ Screen: CutScreen }))),
  },
]
