import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.ownData,
    back: paths.more,
    load: lazyPart(() =>
      import('./own-data-screen.tsx').then(({ OwnDataScreen }) => ({ Screen: OwnDataScreen })),
    ),
  },
  {
    path: '/Privacidad',
    back: paths.more,
    load: lazyPart(() =>
      import('./privacy-desk-screen.tsx').then(({ PrivacyDeskScreen }) => ({ Screen: PrivacyDeskScreen })),
    ),
  },
  {
    path: '/SolicitudesPrivacidad',
    back: paths.more,
    idle: 'form',
    load: lazyPart(() =>
      import('./rights/rights-desk-screen.tsx').then(({ RightsDeskScreen }) => ({
        Screen: RightsDeskScreen,
      })),
    ),
  },
]
