import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { helpPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: helpPaths.help,
    back: paths.more,
    load: lazyPart(() => import('./help-screen.tsx').then(({ HelpScreen }) => ({ Screen: HelpScreen }))),
  },
]
