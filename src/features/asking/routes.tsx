import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.asking,
    back: paths.more,
    load: lazyPart(() => import('./asked-screen.tsx').then(({ AskedScreen }) => ({ Screen: AskedScreen }))),
  },
  {
    path: paths.askFor(':clase'),
    keepsTyped: true,
    title: inBoth('Nueva solicitud', 'New request'),
    back: paths.newAsking,
    idle: 'form',
    load: lazyPart(() => import('./fill-screen.tsx').then(({ FillScreen }) => ({ Screen: FillScreen }))),
  },
  {
    path: paths.substitutes,
    title: inBoth('Quién autoriza por mí', 'Who approves for me'),
    back: paths.asking,
    idle: 'form',
    load: lazyPart(() => import('./away-screen.tsx').then(({ AwayScreen }) => ({ Screen: AwayScreen }))),
  },
]
