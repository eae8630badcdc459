import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const load = lazyPart(() =>
  import('./review-screen.tsx').then(({ ReviewScreen }) => ({ Screen: ReviewScreen })),
)

export const routes: readonly RoomRoute[] = [
  { path: paths.documentReview, back: paths.more, load },
  { path: `${paths.documentReview}/:empleado/:documento`, back: paths.documentReview, load },
  { path: `${paths.documentReview}/:empleado`, back: paths.documentReview, load },
]
