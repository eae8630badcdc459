import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { outboundPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: outboundPaths.rows,
    back: paths.more,
    load: lazyPart(() =>
      import('./outbound-screens.tsx').then(({ outboundScreens }) => ({ Screen: outboundScreens.rows })),
    ),
  },
  {
    path: outboundPaths.connections,
    back: paths.more,
    load: lazyPart(() =>
      import('./outbound-screens.tsx').then(({ outboundScreens }) => ({
        Screen: outboundScreens.connections,
      })),
    ),
  },
]
