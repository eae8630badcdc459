import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Shared by both routes, so that the list stays mounted when a request is opened. */
const load = lazyPart(() => import('./desk-screen.tsx').then(({ DeskScreen }) => ({ Screen: DeskScreen })))

export const routes: readonly RoomRoute[] = [
  { path: paths.requestDesk, back: paths.more, load },
  { path: `${paths.requestDesk}/:kind/:id`, back: paths.requestDesk, load },
]
