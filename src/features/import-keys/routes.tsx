import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { keysPath } from './paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const routes: readonly RoomRoute[] = [
  { path: keysPath, back: paths.more, load: lazyPart(() => import('./keys-screen.tsx')) },
]
