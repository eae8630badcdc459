import type { RoomRoute } from '#hooks/navigation/feature-route.ts'

import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: '/Importar',
    load: lazyPart(() =>
      import('./import-screen.tsx').then(({ ImportScreen }) => ({ Screen: ImportScreen })),
    ),
  },
]
