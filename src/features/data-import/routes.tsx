import type { RoomRoute } from '#hooks/navigation/feature-route.ts'

import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: '/ImportarDatos',
    load: lazyPart(() =>
      import('./data-screen.tsx').then(({ DataImportScreen }) => ({ Screen: DataImportScreen })),
    ),
  },
]
